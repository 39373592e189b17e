# What may be chosen about a game, and what each choice means

option-sun-short = Krótka gra
option-sun-short-says = Najwyżej osiem rund, o połowę krócej; dobra na pierwszy raz.
option-sun-mats = Plansze frakcji
option-sun-mats-basic = Plansze podstawowe
option-sun-mats-advanced = Plansze zaawansowane
option-sun-mats-advanced-says = Każda frakcja ma własne kolumny, tory i dwie innowacje.
option-sun-choose-mats = Wybór plansz
option-sun-choose-mats-says = Frakcje wybiera się w odwrotnej kolejności tur zamiast losować.
option-sun-tableau = Wystawka technologii
option-sun-tableau-says = Po cztery odkryte karty każdego poziomu: w badaniach więcej planu, mniej losu.
option-sun-beginners = Osiągnięcia dla początkujących
option-sun-beginners-says = Zawsze Technolog i Watażka obok dwóch stałych kart; dobre na pierwszą grę.
option-sun-solo = Solo przeciw Automie
option-sun-solo-says = Drugą stroną gra talia solo.
option-sun-level = Poziom
option-sun-level-printed = Jak w druku
option-sun-level-printed-says = talia bez kart ulepszeń
option-sun-level-navigator = Nawigator
option-sun-level-navigator-says = 6 kart ulepszeń
option-sun-level-commodore = Komodor
option-sun-level-commodore-says = 8 kart ulepszeń
