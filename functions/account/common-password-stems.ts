/**
 * Base words of leaked passwords, without the digits, symbols and letter swaps that `common-passwords.ts`
 * strips before the lookup. One word covers dozens of entries of a top-3000 list (`password1`, `P@ssw0rd!`,
 * `password2024` …).
 */
export const commonPasswordStems: ReadonlySet<string> = new Set(
  `password passwort passwd passw pass passphrase mypassword newpassword yourpassword mypass contrasena motdepasse senha
parola haslo wachtwoord losenord adgangskode salasana sifre geheim secret topsecret private secure security letmein
letmeinnow openup opensesame access accessgranted welcome welcomeback willkommen bienvenue bienvenido hello hellothere
hallo bonjour hola ciao goodbye login logmein signin signup enter entrance unlock changeme changeit changethis change
default guest user username test tester testing testtest demo example sample temp temporary trial admin administrator
adminadmin administration root toor superuser supervisor manager master masterkey system sysadmin server service
support helpdesk office company business enterprise internet network computer laptop desktop keyboard monitor windows
microsoft linux ubuntu debian apple macbook iphone ipad android samsung nokia google gmail yahoo hotmail outlook
facebook twitter instagram linkedin youtube amazon netflix paypal spotify github oracle cisco database mysql postgres
mongodb redis docker kubernetes production staging development developer programmer hacker matrix trustno trustnoone
qwerty qwertz azerty qwert qwertyu qwertyui qwertyuio qwertyuiop qwertyqwerty asdf asdfg asdfgh asdfghj asdfghjk
asdfghjkl asdfasdf zxcv zxcvb zxcvbn zxcvbnm zaqxsw zaqwsx qazwsx qazwsxedc qweasd qweasdzxc wasd poiuytrewq lkjhgfdsa
mnbvcxz qwaszx abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc abc xyz iloveyou iloveu loveyou loveme lovely lover
lovers love lovelove truelove mylove sweetheart sweetie sweety honey darling baby babygirl babyboy babe princess
prince queen king kingdom angel angels angelo heaven devil demon lucifer satan jesus jesuschrist christ god godisgood
godbless blessed faith grace hope believe church bible spirit peace freedom liberty sunshine sunflower sunset sunrise
summer winter autumn spring rainbow moonlight moon star stars starlight sky ocean beach island paradise flower flowers
rose roses lily daisy violet jasmine butterfly dolphin dolphins monkey dragon tiger tigers lion lions panther panthers
eagle eagles falcon falcons hawk bear bears wolf wolves wolverine horse horses mustang stallion pony puppy dog doggie
doggy dogs kitty kitten cat cats bunny rabbit turtle penguin panda koala snake spider scorpion shark whale fish
fishing chicken turkey cow pig goat duck ducky swan owl raven phoenix unicorn dinosaur godzilla football fussball
futbol soccer baseball basketball hockey tennis golf golfer golfing cricket rugby volleyball swimming swimmer running
runner boxing wrestling karate kungfu ninja samurai warrior fighter hunter hunting shooter sniper killer murder death
zombie vampire ghost monster beast giant titan viking pirate pirates cowboy cowboys rangers ranger raiders steelers
packers patriots broncos redskins giants jets bulls celtics lakers yankees redsox dodgers mets cubs arsenal chelsea
liverpool everton manchester united manutd barcelona realmadrid juventus milan inter bayern dortmund ajax batman
superman spiderman ironman wonderwoman catwoman hulk thor avengers joker marvel pokemon pikachu naruto goku dragonball
sasuke mario luigi zelda sonic minecraft fortnite roblox warcraft starcraft starwars startrek skywalker yoda jedi
darthvader lukeskywalker hansolo harrypotter hogwarts gandalf frodo hobbit mordor legolas merlin excalibur arthur
midnight shadow blackout darkness black blackjack blackcat white yellow orange purple green greenday blue bluesky red
redhead silver silverado golden gold goldfish diamond diamonds crystal emerald sapphire ruby pearl platinum pink
cookie cookies chocolate candy sugar vanilla cherry strawberry banana bananas apples peaches peanut peanuts butter
cheese pizza burger pepper ginger coffee starbucks beer vodka whiskey tequila wine champagne cocacola pepsi hamburger
mustard pancake muffin cupcake pumpkin pickle potato tomato onion garlic popcorn money dollar dollars millionaire
billion rich success successful winner winning champion champions victory number lucky luckyone fortune casino poker
player players playboy gambler gamer gaming playstation xbox nintendo corvette camaro ferrari porsche mercedes bmw
audi toyota honda nissan yamaha kawasaki suzuki harley harleydavidson chevrolet chevy dodge ford truck trucker racing
racecar nascar metallica slipknot nirvana beatles elvis eminem tupac biggie rockstar rocknroll rock music musica
guitar guitarist piano violin drummer drums singer dancer dancing dance party hiphop jazz blues michael michelle
jennifer jessica jordan joshua daniel david andrew anthony matthew nicholas nicole robert robbie richard charlie
charles christopher christian christina christine thomas william james jackson johnson johnny john jonathan joseph
patrick steven stephen kevin brian brandon justin jason ryan tyler taylor samuel samantha sabrina sarah rachel rebecca
amanda ashley brittany danielle stephanie elizabeth victoria vanessa veronica natalie natasha alexander alexandra
alexis alejandro andrea angela angelica anna antonio barbara benjamin bradley cameron carlos carolina caroline
catherine claudia cynthia debbie diana dominic eduardo edward eric fernando francis francisco gabriel gabriela george
gregory heather isabella jacob javier jeffrey jeremy julian juliana kimberly lauren leonardo lorenzo louise lucas
maggie marcus margaret maria mariana marina martin martina melissa miguel monica morgan natalia oliver olivia oscar
pamela patricia peter phillip rafael raymond ricardo roberto rodrigo ronald ronaldo messi russell sandra sebastian
sergio shannon sharon sophie steve susan sydney teresa timothy tony travis valentina valentin vincent walter wilson
zachary london paris berlin newyork california florida texas chicago boston dallas houston denver atlanta brooklyn
hollywood lasvegas miami seattle america american canada mexico brasil brazil argentina england scotland ireland
france germany deutschland italia italy espana spain portugal russia china japan tokyo india australia africa europe
family mother mommy mom mama father daddy dad papa brother sister friends friend friendship forever always together
children child boys girls girl boy woman man lady gentleman teacher student school college university doctor nurse
police soldier army navy marine marines airforce military captain general sergeant major fuckyou fuckoff fuckme fucker
fuck asshole bitch bullshit shithead shit pussy dickhead bastard idiot stupid loser sexy sexsex hotstuff hottie
beautiful gorgeous pretty cutie cute happy happiness smile smiley laugh funny crazy whatever nothing something
everything anything nobody somebody everyone whoami whatsup january february march april june july august september
october november december monday tuesday wednesday thursday friday saturday sunday birthday christmas halloween easter
holiday vacation weekend morning evening tonight chatbot chatbots chat bot bots assistant artificial intelligence
robot robots automation automate conversation maverick einstein marlboro blink rush snowball cheyenne elephant
bigdaddy airborne bulldog bulldogs garfield snoopy thunder tigger buster christin blackman bluebird creative cardinal
courtney firebird gateway gemini hardcore history infinity junebug knight knights macintosh madison mountain mountains
phantom predator redwings remember rosebud semperfi sergey simpson simpsons smokey softball srinivas svetlana thompson
tinkerbell triangle ultimate undertaker universe volcano wildcat wildcats williams winston zeppelin alexande alexandr
ashleigh assassin aventura babydoll backspace balloons bandit barbados beethoven berkeley bettyboop bigboy bigdick
bigmoney biteme blahblah blazer blessing blowjob bollocks bonehead bonjovi bookworm boomer bradford browning bubba
bubbles buckeyes buffalo bungle burgers butthead cadillac calgary calimero calvin canadian cannabis canucks caravan
carmen carpenter cartman cartoons cashmoney casper catalina catholic celtic challenge charger cherokee chevelle
chipper chopper cinderella classic clayton clinton clippers colorado columbia concrete connect consumer cooldude
coolness corolla cracker creation crusader cutiepie cyclones dakota darkside darkstar deftones delaware delta destiny
detroit diablo digital dilbert disney dogfight doggystyle domino doodles download dreamer dreams dynamite earthlink
eclipse electric element engineer enterme envelope escalade evolution explorer express fairlane fantasia fantasy
fatboy fireball firefly fireman florence flyers formula foxylady frankie freddie frogger galaxy gangster genesis
gibson giggles gizmo gladiator glitter global godfather goddess goldberg goldstar goober gorilla graphics grateful
griffin groovy guinness gunners gustavo hammer handsome hannibal happyday harrison hastings hawaii hawkeye hazel
helpme hercules hershey highland homer hondacivic hooters hornets hotdog hotrod hurricane icecream idontknow indiana
inferno insane intrepid italiano jackass jamaica japanese jasper jayhawks jellybean jerkoff jesse jewels johndeere
josephine kansas katherine katie kentucky killme kittycat knickers kristina labrador lacrosse ladybug lancelot larkin
laurence lebron legend lifehack lincoln lollipop longhorn looney luckydog madonna magic magnum mandarin mariners
marshall maryjane mayday mcdonald megadeth melody memories memphis miamiheat mickey mickeymouse midnite millions
millwall minnesota miracle missy mistress mobile monalisa montana montreal monopoly montgomery moonbeam moose motorola
mountaindew mozart musicman mustangs nathan natural nebraska newcastle newlife newport nightmare nursing oakland
octopus oldschool olympics omega online orlando outlaw packard pantera paradox passion patches pebbles penelope
pentium perfect philips pianoman picture pinkfloyd pioneer pistons pitbull pleasure pontiac precious presario
president pressure princeton problem professor project prophecy puppies qazqaz quality quantum quebec quest rapper
rasputin rastaman reality redneck reddevil retired revolution reynolds roadkill roadrunner robinson rockets romance
romeo rooster roserose royals runescape saints salamander salvador sandman santiago saratoga scarface scarlett schalke
scoobydoo scooter seminole sexygirl sherlock simple skeeter skinhead skipper skittles skyline slayer slimshady smiles
smoker snickers snowboard snowman solomon soulmate southpark spanky sparky sparkles spartan special spectrum spencer
spitfire sporting springer squirrel standard stargate station stealth steeler stella sterling stingray subaru sublime
suckit sunny superfly superstar surfer surprise survivor swordfish sylvester tarheels tattoo teddybear telefon
telephone temple tennessee terminal terminator thailand theman thriller thunderbird tiffany timberland titanic tomcat
tornado toronto toshiba transfer trapper treasure trinity trouble trooper trumpet tweety twilight ukraine underdog
valencia valhalla vegeta victor viewsonic village vipers virginia voodoo voyager walker warhammer warlock webmaster
welder werewolf westside wicked wildcard wildman willow windsor winnie wizard wonder woodland woody wrangler xfiles
yankee yosemite zaphod zeus zxasqw parley parleyadmin parleychat leadgen leads sales marketing customer customers
pricing portal dashboard`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
