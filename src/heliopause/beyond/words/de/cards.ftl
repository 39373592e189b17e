name-prosperity = Wohlstand
