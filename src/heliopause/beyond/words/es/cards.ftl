name-prosperity = Prosperidad
