/** Words that passwords are made of, in the two languages of our visitors. See guessable.ts. */
import { commonPasswords } from './common-passwords.ts'

const list = `
password passwort passwd passw pass passe passphrase passcode wachtwoord mijnwachtwoord nieuwwachtwoord mypassword newpassword
thepassword yourpassword ourpassword secret topsecret geheim supergeheim geheimpje toegang welkom welkomthuis welcome
welcomehome hallo hallohallo hello helloworld goodbye login logmein inloggen letmein openup opensesame sesame sesamopenu
access accessgranted admin administrator beheerder root superuser user username gebruiker guest gast test testtest testing
tester demo default changeme change wijzigmij verander temp temporary tijdelijk system systeem server computer laptop internet
intranet website wifi router modem windows microsoft office outlook google android apple iphone samsung huawei nokia motorola
facebook instagram twitter whatsapp youtube netflix spotify amazon linkedin snapchat tiktok discord minecraft fortnite roblox
pokemon playstation nintendo xbox mario zelda sonic tetris starwars startrek matrix trustno trustnoone nobody noone somebody
whatever whocares idontknow iforgot forgotten vergeten ikweethetniet weetikniet niks niets nothing something anything
everything blabla blablabla lalala hahaha lol test123 abc qwerty qwertyuiop azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm
iloveyou loveyou iloveu ihateyou ilove ikhouvanjou ikhouvanjouw ikhouvan houvanjou liefde lief liefje liefste schat schatje
schattig lekkerding knuffel kusje kus hartje hart love lover lovely loveme baby babygirl babyboy honey sweet sweetie sweetheart
darling princess prinses prins prince queen koningin king koning angel angels engel engeltje beautiful gorgeous sexy sexygirl
sexyboy hottie cutie handsome pretty friend friends vriend vrienden vriendin bestfriend bestfriends family familie mother
moeder mama mamma mommy mummy father vader papa daddy brother broer sister zus zusje oma opa grandma grandpa kids kinderen
dochter zoon girl girls boy boys meisje jongen man men woman women vrouw forever always altijd together samen happy gelukkig
geluk lucky luck smile lach sunshine zonnetje sun zon zomer zomertijd summer winter herfst autumn lente spring moon maan star
stars ster sterren sky hemel heaven hell hel rainbow regenboog flower flowers bloem bloemen bloemetje rose roses roos roosje
tulp tulpen tulip lily daisy sunflower zonnebloem vlinder butterfly dolphin dolfijn tiger tijger lion leeuw bear beer panda
monkey aap aapje dragon draak eagle adelaar falcon hawk wolf wolves fox vos rabbit konijn bunny hamster mouse muis cat cats
kat katje poes poesje kitten kitty dog dogs hond hondje puppy horse horses paard paardje paarden pony chicken kip turtle
schildpad snake slang spider spin phoenix unicorn eenhoorn dinosaur shark haai whale fish vis visje vogel bird
voetbal football soccer basketball baseball softball hockey tennis volleybal volleyball rugby cricket golf golfer swimming
zwemmen runner running fietsen schaatsen dansen dance dancer dancing muziek music guitar gitaar piano drummer drums rock
rockstar rocknroll metal metallica nirvana beatles elvis eminem rihanna beyonce madonna queenband slipknot greenday linkinpark
ajax ajaxamsterdam ajaxajax feyenoord feijenoord psveindhoven psv twente fctwente utrecht fcutrecht heerenveen groningen
fcgroningen vitesse sparta rotterdam amsterdam denhaag thehague eindhoven tilburg breda arnhem nijmegen maastricht haarlem
leiden delft zwolle deventer enschede almere apeldoorn amersfoort naarden hilversum alkmaar holland nederland netherlands
hollandia oranje orange orangelion belgium belgie brussel antwerpen gent brugge germany duitsland deutschland france
frankrijk paris parijs london londen england engeland ireland scotland spain spanje barcelona madrid realmadrid italy italie
roma milano juventus liverpool liverpoolfc arsenal chelsea chelseafc everton manchester manchesterunited manutd mancity
tottenham newcastle newyork losangeles chicago boston dallas texas florida california america american usa canada mexico
brazil brazilie argentina suriname curacao aruba indonesia turkey turkije galatasaray fenerbahce besiktas maroc marokko
yankees lakers cowboys steelers patriots packers redsox eagles bulldog bulldogs broncos raiders dodgers giants rangers
ferrari porsche mercedes mercedesbenz bmw audi volkswagen volvo toyota honda yamaha suzuki kawasaki ducati harley
harleydavidson mustang corvette camaro chevrolet ford tesla jaguar lamborghini bugatti renault peugeot citroen opel
superman batman spiderman ironman hulk wolverine thor captainamerica avengers joker harrypotter hogwarts gandalf frodo
lordoftherings gameofthrones skywalker lukeskywalker darthvader yoda chewbacca stargate terminator rambo rocky jamesbond
bond007 simpsons homer bart southpark mickey mickeymouse minnie donald donaldduck goofy pluto snoopy garfield tweety tigger
winniethepooh pooh nemo simba bambi tinkerbell cinderella pikachu naruto dragonball goku sasuke hellokitty barbie nijntje
sinterklaas zwartepiet kerst kerstmis kerstman christmas santaclaus santa halloween easter pasen vakantie holiday holidays
weekend monday maandag tuesday dinsdag wednesday woensdag thursday donderdag friday vrijdag saturday zaterdag sunday zondag
january januari february februari march maart april may mei june juni july juli august augustus september october oktober
november december today vandaag tomorrow morgen yesterday gisteren birthday verjaardag
money geld cash dollar dollars euro euros million miljoen millionaire miljonair rich bank banking rabobank abnamro ing
company bedrijf business work werk werken office kantoor boss baas manager director directeur employee personeel customer
klant klanten client finance invoice factuur sales verkoop service support helpdesk info contact project projects process
proces checklist automation automatisering vlotwerk
school college student students university universiteit teacher leraar juf meester studeren science wiskunde history
pizza pizzas chocolate chocolade cookie cookies koekje koekjes banana banaan apples appel appels appeltaart orangejuice cherry
strawberry aardbei peach lemon citroen coffee koffie thee beer bier biertje heineken grolsch amstel wijn wine whisky whiskey
vodka cocacola pepsi redbull cheese kaas boterham stroopwafel pindakaas bitterballen frikandel hagelslag pannenkoek sugar
pepper peppermint ginger cookie candy snoep snoepje butter vanilla
black zwart white wit red rood green groen blue blauw yellow geel purple paars pink roze silver zilver gold goud golden
diamond diamant crystal kristal purplerain blackjack redrose bluesky whitesnow
master meesterlijk hunter jager killer ninja pirate piraat warrior knight ridder soldier soldaat sniper ranger cowboy viking
samurai wizard tovenaar magic magie ghost geest devil duivel demon satan vampire zombie alien robot cyborg hacker gamer player
winner winnaar champion kampioen legend legende hero held genius boss chief captain kapitein general commander doctor dokter
god jesus jezus jesuschrist christ christus godisgood godislove bible bijbel church kerk faith geloof hope hoop blessed
blessing grace amen allah allahuakbar bismillah muhammad mohammed islam buddha hallelujah heavenly trinity
freedom vrijheid peace vrede power kracht strong sterk forever destiny victory success succes dream dreams droom dreamer
believe imagine courage spirit energy passion perfect excellent amazing awesome incredible unbelievable fantastic fantastisch
geweldig super superstar mooi leuk gezellig lekker cool kool stoer gaaf tof nice great good goed better beter best beste
number one first eerste last laatste always never nooit only just simple simpel easy makkelijk difficult moeilijk impossible
fuck fuckyou fuckoff fucku shit bullshit bitch asshole bastard damn damnit pussy dick cock sexsex porn kut klootzak kanker
tering tyfus godverdomme verdomme lul eikel hoer
michael michelle michiel michelle mike daniel danielle david dave john johnny jonathan james jim robert bob william willem
wim richard rick joseph joe thomas tom charles charlie christopher christine christina chris matthew anthony mark marc marco
paul steven stephen stephanie andrew andrea andreas kenneth joshua kevin brian george edward ronald timothy jason jeffrey ryan
jacob jaap gary nicholas nicole eric erik jan jeroen joost jasper johan johannes hans henk hendrik harry gerard gerrit geert
peter piet pieter paulus kees cornelis dirk bas bart bram sander stefan martijn maarten martin marten mathijs matthijs thijs
tim tom tijn teun ruben robin roel rob ronald rik ralf patrick pascal niels nick nico maurits lars lucas luuk luc leon lennart
koen joris jordy jesse jelle jop job ivo hugo guus gijs frank frans floris ferdinand ernst emiel edwin eduard dennis daan
casper boris arjan arie anton andre albert adriaan abraham mary maria marie marieke marijke mariska marjan marloes margriet
margaret patricia jennifer jenny linda elizabeth elisabeth lisa liesbeth lies barbara susan suzanne sanne jessica sarah sara
karen nancy betty helen helena sandra donna carol ruth sharon laura kim kimberly deborah debbie cynthia angela melissa brenda
amy anna anne annemarie annemiek anneke anouk anja astrid rebecca virginia kathleen pamela martha amanda carolien caroline
carla charlotte chantal claudia daphne diana denise dominique elise ellen els emma esther eva evelien eline femke fleur floor
franka gerda hanneke heleen ilse inge ingrid irene iris isabel isabella jacqueline janneke jolanda josephine judith julia
julie karin kelly lara leonie lieke lianne lotte louise maaike manon marianne marina martine mila merel miranda mirjam monica
monique nadia naomi natasja natalie nathalie nienke nina noa olivia petra rachel renate roos rosa rosemary roxanne samantha
saskia sabrina sofie sophie susanne sylvia tamara tanja tess tessa veronica victoria vanessa vera willemijn wendy yvonne
yasmine zoe alexander alexandra alexis alex ali ahmed fatima hassan omar youssef mustafa mehmet murat emre
jordan jordan23 ashley brandon justin tyler austin dylan hannah madison taylor morgan hunter jackson logan ethan mason
benjamin samuel sam gabriel gabriela oliver oscar felix max maxwell maximus simon sebastian vincent victor valentina adrian
adriana angelina antonio carlos diego eduardo fernando francisco javier jorge jose juan luis manuel miguel pablo pedro rafael
ricardo roberto rodrigo santiago sergio dejong jansen devries vandenberg vandijk bakker janssen visser smit meijer deboer
mulder degroot bos vos peters hendriks vanleeuwen dekker brouwer dewit dijkstra smits degraaf vandermeer
samsung1 qwerty1 monkey1 dragon1 shadow sunshine1 shadowhunter midnight middernacht thunder donder lightning bliksem storm
ocean oceaan river rivier mountain berg forest bos beach strand island eiland water fire vuur earth aarde wind sneeuw snow
snowball snowflake icecream ijsje snoopdogg football1 blink182 casino poker lottery loterij jackpot
sunflower1 november11 december25 baseball1 superman1 iloveyou1 princess1 michael1 charlie1 jessica1 whatever1
`

export const knownWords: ReadonlySet<string> = new Set(
  [...list.split(/\s+/), ...commonPasswords].filter((word) => word.length >= 3),
)
