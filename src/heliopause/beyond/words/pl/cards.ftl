name-prosperity = Dobrobyt
