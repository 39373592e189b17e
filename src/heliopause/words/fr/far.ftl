## A table's pace
pace = Rythme
pace-live = En direct
pace-hours = { $n ->
    [one] Une heure par tour
   *[other] { $n } heures par tour
  }
pace-days = { $n ->
    [one] Un jour par tour
   *[other] { $n } jours par tour
  }
pace-live-says = Vous jouez en même temps. Quiconque s’absente pendant { $time } peut être remplacé par un bot jusqu’à son retour.
pace-hours-says = Chacun joue quand il veut. Qui tarde reçoit d’abord un rappel ; ensuite, un bot garde la place au chaud jusqu’à son retour.
refused-paced = À cette table, un bot prend de lui-même le relais de { $name } quand le temps du tour est écoulé.
note-kept-warm = Le temps était écoulé : un bot garde la place de { $name } au chaud jusqu’à ce que { $name } la reprenne.
far-bot-takes-over = Dans { $time }, un bot prend le relais de { $who }.
far-bot-takes-over-mine = Il vous reste { $time } pour votre tour.
far-bot-may = Dans { $time }, vous pourrez laisser un bot jouer pour { $who }.
far-kept-warm = Un bot garde votre place au chaud, { $who }.
time-days = { $d } j { $h } h
time-hours = { $h } h { $m } min
time-minutes = { $m } min
time-seconds = { $s } s

## What people are told who are not looking
notice-turn = C’est à vous de jouer, { $name }.
notice-reminder = { $name }, les autres attendent : il reste un quart de votre temps, puis un bot jouera pour vous.
notice-handed = Votre temps était écoulé, { $name } : un bot garde votre place au chaud jusqu’à ce que vous la repreniez.
notice-consent = { $name }, les autres demandent si vous êtes d’accord.
notice-over = La partie est finie, { $name } : venez voir le résultat.
notice-again = { $name }, les autres rejouent : votre place vous attend.
mail-subject = Heliopause : { $news }
mail-text = { $news } (table { $table })
refused-push = Ce n’est pas une adresse de messages push à laquelle ce serveur peut écrire.
far-volume = Volume
far-push-begin = Prévenir cet appareil quand c’est mon tour
far-push-end = Ne plus prévenir cet appareil
far-push-failed = Le service push de ce navigateur ne répond pas : les notifications ne viennent que tant que la page est ouverte.
far-mail-asked = Un courriel avec une question est en route : répondez-y par oui.
lobby-tell-push = Une notification
lobby-tell-push-says = Une notification de votre appareil, même quand cette page est fermée.

## When the server cannot be reached
offline-title = Heliopause est injoignable
offline-says = Votre appareil est hors ligne ou le serveur est arrêté ; vos parties y sont en sécurité.
offline-again = Réessayer

## Which addresses work for whom
reach = Qui peut l’ouvrir
reach-here = Sur cet ordinateur : { $address }
reach-network = Dans votre réseau : { $address }
reach-network-not = Les autres de votre réseau ne peuvent pas encore l’ouvrir : lancez le serveur avec « heliopause serve --host 0.0.0.0 ».
reach-public = De partout : { $address }
reach-public-not = De l’extérieur, il faut un nom de domaine et TLS devant le serveur : docs/hosting.md explique comment.

## Before and after a game
note-again = { $name } aimerait rejouer : vient qui veut.
far-again-join = Rejouer avec les autres
far-kept-for = réservée à { $name }
far-options = Changer les options
far-options-save = Jouer ainsi
far-watching = { $n ->
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
  }
