name-prosperity = Prospérité
