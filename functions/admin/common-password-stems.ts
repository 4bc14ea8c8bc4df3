/**
 * Words that the lists of leaked passwords are made of, without their usual digits, symbols and letter swaps, which
 * `common-passwords.ts` takes off before it looks here. One word of this list stands for dozens of entries of a top-3000
 * list (`password1`, `P@ssw0rd!`, `password2024` …).
 */
export const commonPasswordStems: ReadonlySet<string> = new Set(
  `password passwort passwd passw pass passphrase mypassword newpassword yourpassword mypass contrasena motdepasse senha
parola haslo wachtwoord losenord adgangskode salasana sifre geheim secret topsecret private secure security letmein
letmeinnow openup opensesame access accessgranted welcome welcomeback willkommen bienvenue bienvenido hello hellothere
hallo bonjour hola ciao goodbye login logmein signin signup enter entrance unlock changeme changeit changethis change
default guest user username test tester testing testtest demo example sample temp temporary trial admin administrator
adminadmin administration root toor superuser supervisor manager master masterkey system sysadmin server service support
helpdesk office company business enterprise internet network computer laptop desktop keyboard monitor windows microsoft
linux ubuntu debian apple macbook iphone ipad android samsung nokia google gmail yahoo hotmail outlook facebook twitter
instagram linkedin youtube amazon netflix paypal spotify github oracle cisco database mysql postgres mongodb redis docker
kubernetes production staging development developer programmer hacker security matrix trustno trustnoone
qwerty qwertz azerty qwert qwertyu qwertyui qwertyuio qwertyuiop qwertyqwerty asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl
asdfasdf zxcv zxcvb zxcvbn zxcvbnm zaqxsw zaqwsx qazwsx qazwsxedc qweasd qweasdzxc wasd poiuytrewq lkjhgfdsa mnbvcxz
qwaszx abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc abc xyz
iloveyou iloveu loveyou loveme lovely lover lovers love lovelove truelove mylove sweetheart sweetie sweety honey darling
baby babygirl babyboy babe princess prince queen king kingdom angel angels angelo heaven devil demon lucifer satan jesus
jesuschrist christ god godisgood godbless blessed faith grace hope believe church bible spirit peace freedom liberty
sunshine sunflower sunset sunrise summer winter autumn spring rainbow moonlight moon star stars starlight sky ocean beach
island paradise flower flowers rose roses lily daisy violet jasmine butterfly dolphin dolphins monkey dragon tiger tigers
lion lions panther panthers eagle eagles falcon falcons hawk bear bears wolf wolves wolverine horse horses mustang stallion
pony puppy dog doggie doggy dogs kitty kitten cat cats bunny rabbit turtle penguin panda koala snake spider scorpion shark
whale fish fishing chicken turkey cow pig goat duck ducky swan owl raven phoenix unicorn dinosaur godzilla
football fussball futbol soccer baseball basketball hockey tennis golf golfer golfing cricket rugby volleyball swimming
swimmer running runner boxing wrestling karate kungfu ninja samurai warrior fighter hunter hunting shooter sniper killer
murder death zombie vampire ghost monster beast giant titan viking pirate pirates cowboy cowboys rangers ranger raiders
steelers packers patriots broncos dolphin redskins giants jets bulls celtics lakers yankees redsox dodgers mets cubs
arsenal chelsea liverpool everton manchester united manutd barcelona realmadrid juventus milan inter bayern dortmund ajax
batman superman spiderman ironman wonderwoman catwoman hulk thor avengers joker marvel pokemon pikachu naruto goku
dragonball sasuke mario luigi zelda sonic minecraft fortnite roblox warcraft starcraft starwars startrek skywalker yoda
jedi darthvader lukeskywalker hansolo harrypotter hogwarts gandalf frodo hobbit mordor legolas merlin excalibur arthur
midnight shadow blackout darkness black blackjack blackcat white yellow orange purple green greenday blue bluesky red
redhead silver silverado golden gold goldfish diamond diamonds crystal emerald sapphire ruby pearl platinum rainbow pink
cookie cookies chocolate candy sugar vanilla cherry strawberry banana bananas apples peaches peanut peanuts butter
cheese pizza burger pepper ginger coffee starbucks beer vodka whiskey tequila wine champagne cocacola pepsi hamburger
mustard pancake muffin cupcake pumpkin pickle potato tomato onion garlic popcorn
money dollar dollars millionaire billion rich success successful winner winning champion champions victory number
lucky luckyone fortune casino poker player players playboy gambler gamer gaming playstation xbox nintendo
corvette camaro mustang ferrari porsche mercedes bmw audi toyota honda nissan yamaha kawasaki suzuki harley
harleydavidson chevrolet chevy dodge ford ranger truck trucker racing racecar nascar
metallica slipknot nirvana beatles elvis eminem tupac biggie rockstar rocknroll rock music musica guitar guitarist
piano violin drummer drums singer dancer dancing dance party hiphop jazz blues
michael michelle jennifer jessica jordan joshua daniel david andrew anthony matthew nicholas nicole robert robbie
richard charlie charles christopher christian christina christine thomas william james jackson johnson johnny john
jonathan joseph patrick steven stephen kevin brian brandon justin jason ryan tyler taylor samuel samantha sabrina
sarah rachel rebecca amanda ashley brittany danielle stephanie elizabeth victoria vanessa veronica natalie natasha
alexander alexandra alexis alejandro andrea angela angelica anna antonio barbara benjamin bradley cameron carlos
carolina caroline catherine chelsea claudia cynthia debbie diana dominic eduardo edward eric fernando francis
francisco gabriel gabriela george gregory harley heather isabella jacob javier jeffrey jeremy julian juliana kimberly
lauren leonardo lorenzo louise lucas maggie marcus margaret maria mariana marina martin martina melissa miguel
monica morgan natalia oliver olivia oscar pamela patricia peter phillip rafael raymond ricardo roberto rodrigo
ronald ronaldo messi russell sandra sebastian sergio shannon sharon sophie steve susan sydney teresa timothy tony
travis valentina valentin vincent walter wilson zachary
london paris berlin newyork california florida texas chicago boston dallas houston denver atlanta brooklyn hollywood
lasvegas miami seattle america american canada mexico brasil brazil argentina england scotland ireland france germany
deutschland italia italy espana spain portugal russia china japan tokyo india australia africa europe
family mother mommy mother mom mama father daddy dad papa brother sister friends friend friendship forever always
together family children child boys girls girl boy woman man lady gentleman teacher student school college university
doctor nurse police soldier army navy marine marines airforce military captain general sergeant major
fuckyou fuckoff fuckme fucker fuck asshole bitch bullshit shithead shit pussy dickhead bastard idiot stupid loser
sexy sexsex hotstuff hottie beautiful gorgeous pretty cutie cute happy happiness smile smiley laugh funny crazy
whatever nothing something everything anything nobody somebody everyone whoami whatsup
january february march april june july august september october november december monday tuesday wednesday thursday
friday saturday sunday birthday christmas halloween easter holiday vacation weekend morning evening tonight
chatbot chatbots chat bot bots assistant artificial intelligence robot robots automation automate conversation
maverick einstein marlboro blink rush snowball cheyenne elephant bigdaddy airborne bulldog bulldogs garfield snoopy thunder
tigger buster christin christian christina christine blackman bluebird creative cardinal courtney firebird gateway gemini
hardcore history infinity junebug knight knights macintosh madison mountain mountains phantom predator redwings remember
rosebud semperfi sergey simpson simpsons smokey softball srinivas svetlana thompson tinkerbell triangle ultimate undertaker
universe volcano wildcat wildcats williams wilson winston zeppelin alexande alexandr ashleigh asshole assassin aventura
babydoll backspace balloons bandit barbados barcelona beatles beethoven berkeley bettyboop bigboy bigdick bigmoney biteme
blackcat blackjack blahblah blazer blessing blowjob bluesky bollocks bonehead bonjovi bookworm boomer boston bradford
brittany broncos browning bubba bubbles buckeyes buffalo bullshit bungle burgers butthead cadillac calgary california
calimero calvin camaro canadian cannabis canucks captain caravan carmen carolina carpenter cartman cartoons cashmoney casper
catalina catherine catholic celtic challenge champions charger cherokee chevelle chevrolet chipper chopper cinderella
classic claudia clayton clinton clippers cocacola colorado columbia concrete connect consumer cooldude coolness corolla
cracker crazy creation crusader cupcake cutiepie cyclones dakota darkness darkside darkstar darthvader december deftones
delaware delta demon destiny detroit diablo dickhead digital dilbert disney dodgers dogfight doggystyle dolphin domino
doodles download dreamer dreams drummer dynamite earthlink eclipse electric element elizabeth eminem emerald engineer
enterme envelope escalade evolution excalibur explorer express fairlane fantasia fantasy fatboy ferrari fireball firefly
fireman florence flyers formula fortune forever foxylady francisco frankie freddie friend friends frogger fuckoff fuckyou
fuckme galaxy gangster genesis germany gibson giants giggles gizmo gladiator glitter global godfather goddess goldberg golden
goldstar goober gorilla graphics grateful greenday griffin groovy guinness gunners guitar gustavo hammer handsome hannibal
happyday harley harrison hastings hawaii hawkeye hazel helpme hercules hershey highland hollywood homer hondacivic hooters
hornets hotdog hotrod hottie houston hurricane icecream idontknow indiana inferno insane intrepid ireland ironman italiano
jackass jackson jamaica japanese jasper jayhawks jellybean jerkoff jesse jewels johndeere johnny joker josephine juventus
kansas katherine katie kawasaki kentucky killme kittycat knickers kristina labrador lacrosse ladybug lancelot larkin
lasvegas laurence lebron legend lifehack lincoln lollipop london longhorn looney lucky luckyone luckydog madonna magic
magnum manchester mandarin mariners marines marshall maryjane mayday mcdonald megadeth melody memories memphis mexico
miamiheat mickey mickeymouse midnite millions millwall minnesota miracle missy mistress mobile monalisa money montana
montreal monopoly montgomery moonbeam moose motorola mountaindew mozart musicman mustangs nascar nathan natural nebraska
newcastle newlife newport nicole nightmare nirvana nissan nothing nursing oakland octopus oldschool olympics omega online
orlando outlaw packard packers pantera paradox passion patches patriots peaches peanuts pebbles penelope pentium perfect
philips pianoman pickle picture pikachu pinkfloyd pioneer pistons pitbull playboy player pleasure pokemon police pontiac
popcorn portugal precious presario president pressure princeton problem professor project prophecy puppies qazqaz quality
quantum quebec quest ranger rapper rasputin rastaman reality rebecca redhead redneck redsox reddevil retired revolution
reynolds roadkill roadrunner robinson rockstar rockets romance romeo ronaldo rooster roserose royals runescape sabrina
saints salamander salvador samsung sandman santiago saratoga scarface scarlett schalke school scoobydoo scooter scotland
seattle seminole sexygirl sexy shadow shannon sherlock shithead simple skeeter skinhead skipper skittles skyline slayer
slimshady smile smiles smiley smoker snickers snowboard snowman soccer solomon something soulmate southpark spanky sparky
sparkles spartan special spectrum spencer spitfire sporting springer squirrel standard starcraft stargate station stealth
steeler stella sterling stingray strawberry stupid subaru sublime suckit sunday sunny superfly superstar surfer surprise
survivor suzuki swordfish sylvester tarheels tattoo teacher teddybear telefon telephone temple tennessee terminal terminator
texas thailand theman thriller thunderbird thursday tiffany timberland titanic tomcat tornado toronto toshiba toyota
transfer trapper treasure trinity trouble trooper trucker trumpet tupac tweety twilight ukraine underdog vacation
valencia valhalla vanessa vegeta victor victory viewsonic village vincent vipers virginia voodoo voyager wachtwoord walker
walter warhammer warlock webmaster welder werewolf westside whiskey wicked wildcard wildman willow windsor winner winnie
wizard wonder woodland woody wrangler xfiles yamaha yankee yankees yellow yosemite zaphod zeus zombie zxasqw
parley parleyadmin parleychat leadgen leads sales marketing customer customers pricing portal dashboard`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
