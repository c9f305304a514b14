/**
 * What the most used passwords are made of, beside our own list in known-words.ts: words of the first 4,200 of the ten
 * thousand most common in SecLists, without what guessable.ts recognises by itself (digits, runs, a number behind a word)
 * and a few insults. The licence of that list stands in common-passwords.LICENSE.txt. No page ever sends it.
 */

const list = `
1x2zkg8w 4runner 81fukkc 8j4ye3uz aardvark aaron abby abcdef abcdefg abcdefgh aberdeen abgrtyu abigail abnormal
absolutely abstr accord account achilles action active adam adams adidas adult adults africa again aggies aikido
airborne airbus airforce airplane aisan alabama alan alaska alberto albion alexande alexandr alfa alfred alice alicia
aliens alison allen alliance allison allmine allsop alpha alpine alyssa amadeus amateur amature amber amelia amsterda
anakin anal analsex anarchy anders anderson andy andyod22 anfield angelica angelo angie animal animals animated anime
annette annie anubis apache apollo aquarius aragorn archer archie area51 arizona army arnold arthur artist asdfghjk
asdfjkl ashton asia asian aside assass assassin asscock assfuck assman assword asterix astros athena atlanta atlantic
atlantis atomic attack auburn audrey aurora aussie avalon avatar avenger babe babes babies babydoll babylon back
backdoor backup bacon badass badboy baddest baddog badger badgirl baggins bailey balance ball baller balls bambam
bananas bang bangkok banker banshee barber barcelon barkley barney barry basket basketba bass bassman bathing battle
baxter bcfields beaches beagle bean beaner bearbear bears beast beastie beatrice beauty beaver beavis beckham becky
beefcake beerbeer beetle belinda bell bella belle belly bender beng bennett benny benson bentley berlin bernard bernie
bertha beth bethany beverly bian bianca biao bicycle bigass bigballs bigbear bigbird bigboobs bigboy bigcock bigdaddy
bigdick bigdog bigfoot bigger biggie bigguy bigmac bigman bigmoney bigone bigred bigsexy bigtime bigtits bike bikini
bill billie billy billybob billyboy bimmer bing bingo birdie birdman biscuit bishop bitches biteme bizkit blackcat
blackdog blackhaw blackie blackjac blackman blacks blacky blade blades blake blaster blazer blizzard blond blonde
blondes blondie blonds blood bloody blow blowjob blowme blue22 bluebird blueblue blueeyes bluemoon blues boat bobafett
bobbie bobbob bobby bobcat bobo bobobo boeing bogart bohica bollocks bollox bomber bond bondage bone bonehead boner
bones bonita bonjour bonkers bonnie bonsai boob boobies booboo boobs booger boogie booker boomer bootie boots booty
bootys bosco bossman bottle bottom bowler bowling bowser boxing boxster br0d3r br549 brad bradford bradley brandi
brandy brasil braves breast breasts breeze brendan brent brest brianna bridge bridget brighton bristol british britney
brittany broken bronco brooke brooklyn brooks brothers brown brownie browns bruce brucelee bruins bruno brutus bryan
bryant bubba bubbas bubble bubbles buck bucket buckeye buckeyes buddy budlight budman budweise buffalo buffett buffy
bugger builder bull bullet bulls bunghole burger burton bush buster busty butch butler butt butterfl butthead butthole
buttman button buttons butts buzz buzzard byteme cabbage cactus cadillac caesar caitlin calico caliente californ
caligula callie calvin camel camelot camels cameltoe camera cameron camille campbell canadian cancel cancer cancun
candle candyman cang cannon canon cantona capital capone cardinal carl carlton carmen carole carolina carolyn carpet
carrera carrie carrot carson carter cartman cartoon casey cassidy cassie castle catalina catcat catch22 catdog catfish
catherin catman caught cavalier caveman ccbill cecilia celeb celebrity celeste celica celine celtic celtics ceng center
central cessna chacha chad chai chainsaw chair champ champs chan chance chandler chang chao chaos charger chargers
charlott charlton charly chase chaser check cheers cheetah chen cheng cherokee cheryl chester chevelle chevrole chevy
chewie cheyenne chichi chickens chicks chico chiefs children china chip chipper chloe chocolat chong chopper chou
chrissy christia christian christin christop christy chronic chrono chuai chuan chuang chubby chuck chuckie chucky chui
chun chuo cigars cindy city claire clancy clapton clarence clark classic claude clayton clemson clevelan clifford
clinton clipper clips clitoris close closeup cloud9 clover clown club cobra cocks coco coconut cody cohiba coke coleman
colleen collins colombia colorado colors colt45 coltrane columbia columbus command commando compaq concrete condom
condor cong connect conner connie connor conover conrad consumer content control cooldude cooler coolio coolman cooper
cooter copper corona corrado cosmo cosmos cosworth cotton cougar country courtney coyote craig cramps crash craving
crawford crazy crazybab cream creampie creamy creative credit crimson cristina crow cruise cruiser crunch crusader
cthulhu cuan cuddles cumming cumshot cunt cunts curious curtis custom cutlass cutter cyber cyclone cyclops cypress
dagger dakota dale dalshe dalton damian damien dammit dana dang danger daniela danni danny dannyboy dante danzig dark
darkness darkside darkstar darrell darren darwin davids davidson davis dawg dawn dawson daytona dead deadhead deadman
dean deanna death deedee deep deepthroat deeznuts defender defiant deftones delete delta denali deng denver derek
derrick desert design designer desire deskjet detroit devildog devils dexter diablo diamonds dian diao dickhead dickie
dicks diesel dietcoke digger digital dilbert dildo dilligaf dillon dimas ding dingdong direct dirty discover disney
diver dixie dodge dodger dodgeram dogdog dogg doggie doggy dogman doitnow dolphins dominic domino dong donkey donnie
doobie doodle doogie dookie door dorothy double doug doughboy douglas down downtown dracula dragons dragoon drew driver
drizzt drowssap drpepper drunk duan dublin duck dude dudley duke dumbass duncan durango duster dustin dusty eating
eatme eatpussy eatshit eclipse eddie edwards eeyore eileen einstein ejaculation elaine electric element elephant eleven
elijah elizabet elliot elliott elwood emerald emerson emily emmanuel emmitt empire engage engine engineer english
enigma enjoy enter enterpri erica ernest erotic erotica escape escort eternity eugene evelyn excalibu exodus exotic
experience experienced explorer express extreme face facial falcons fang fantasies fantasy farmer farside fart fashion
fast faster fatass fatcat fatman feather feet female females fender feng ferret fetish ficken fighter films filter
filthy finger fingers finish fireball firefly firefox fireman fisher fishes fishing fisting fitness five flames flash
fletch fletcher flicks flight flipper floppy florence flounder floyd fluffy flyboy flyers flying focus foobar foot
force fordf150 forget forgot formula forrest fortune fossil foster fowler foxtrot frances francis franco frankie
franklin franky freak freaks freaky freckles fred freddie freddy frederic fredfred free freeman freepass freeuser
french fresh fright frisco fritz frog frogger froggy front242 frontier frosty fubar fucked fucker fuckers fuckface
fuckfuck fuckher fuckin fucking fuckit fuckme fugazi funfun funny funtime fusion future gagging galaxy gallaries galore
gambit gang gangbang garage garbage garcia garden garrett gateway gator gators gemini genesis geng georgia gerald
german geronimo gesperrt getsome getting ghetto giant gibson gilbert gillian giovanni gizmo gizmodo global gloria glory
gmoney goalie goat goblin goblue goddess godsmack godzilla gofish goforit gogo gogogo goldberg goldfish goldie golfball
golfgolf golfing goliath gollum gong gonzo goober goodluck goodtime goose gopher gordon gordon24 gore gorilla gotcha
gothic govols gracie graham granny grant grapes grateful greatone greenbay greene greens greg gregory gremlin grendel
gretchen gretzky griffey griffin gringo grizzly groove groovy groucho groups grover grumpy guai guan guang guardian
guiness guinness gundam gunnar gunner gymnast hack hailey hairy hal9000 halflife hamburg hamilton hamlet hammer hammers
hang hank hannibal hansen hansolo happyday harcore hard hardcore harder hardon hardrock harmony harold harper harris
harrison harvey hastings havefun having hawaii hawkeye hayden hayley head heart hearts heather hector hehehe heidi
heka6w2 hellfire hellyeah help helpme hendrix heng henry hentai herbert herbie hercules here herman hermes hershey
hidden high highland hill hilton hiphop hithere hitler hitman hobbes hobbit holden hole holes holly hollywoo holmes
home homemade homepage homers homerun hong hongkong hooker hoosier hooter hooters hoover hopper hores horizon horndog
hornet horney horny hotboy hotdog hotmail hotpussy hotrod hotsex hotshot hotstuff hottest house houses housewifes
houston howard huai huan huang hudson hummer hungry hunting hurrican husker huskers huskies hustler hyperion ib6ub9
ibanez iceman iguana illini ilovesex immortal impala imperial implants incubus indian indiana indians indigo infantry
inferno infinity insane insertion inside integra interacial intercourse intrepid intruder irish isabelle isaiah iscool
israel italia iverson iwantu jabroni jack jackal jackass jackie jackoff jade jake jamaica jamesbon jamie jammer jane
janet janice janine japan japanese jarhead jasmin jasmine java jayhawk jayjay jazz jazzman jean jeanette jedi jeep jeff
jenna jennie jensen jeremiah jeremy jericho jerkoff jerome jerry jersey jessie jester jethro jian jiang jiao jill jimbo
jimbob jimmy jing jiong joanna joanne joejoe joey john316 johnjohn johnson jojo jojojo jokers jones josh journey juice
julian juliet julius jumper junebug jungle junior jupiter justdoit justice justine justme kahuna kaiser kang kangaroo
kansas karate karina katana kathryn kathy katie katrina keeper keith kelley kelsey keng kennedy kenny kentucky kenwood
kenworth kermit keyboard keystone kicker kill kimber kingdom kingfish kingkong kingpin kingston kinky kiss kisses
kissing kissme kitkat kittycat klingon knickers knicks knights knock kodiak kong korn kramer kristen kristin kristina
kristy krystal kuai kuan kuang kungfu kyle labia labrador labtec lacrosse ladies lady ladybug laguna lamont lance
lancelot lancer lang lansing larry lasvegas latin latinas latino lauren laurie lawrence lawyer lback leader leather
ledzep leelee legacy legion legolas lemons leng lennon leonard leonardo leopard lesbain lesbean lesbian lesbians leslie
lespaul lestat lester letsgo lewis lexmark lian liang liao liberty lick licker licking lickit lickme life lifehack
lifetime light lighter lightnin lights lincoln lindsay lindsey ling links lions liquid lisalisa litle little live
liverpoo lizard lizzie lkjhgf lobster lockerroom loco logitech lollipop lolo lonely lonestar lonewolf long longhorn
look looker looking lorenzo lori lorraine loser loud loulou loveit lovelove loverboy lovers loving lowrider luan
lucifer lucky7 luckydog lucy ludwig luke lust luther lynn macdaddy machine mack macross madden maddie maddog madeline
madman madmax madness maestro magelan maggie magick magicman magnolia magnum magnus maiden mailman majestic makaveli
malaka malcolm malibu mallard manchest mandingo mandy mang maniac manson marathon marcel marcius2 marcus mariah marilyn
marine mariners marines marino marion marisa marissa marker market markus marlboro marlene marley marlin marshall
martina martinez martini marvin maryjane maryland massive masterbate masterbating masters mathew matt mature maurice
maverick maxell maxima maxine maxmax maxx mayday mayhem maynard meat meatball meathead meatloaf mechanic megadeth
megaman megan megapass meghan melanie melinda mellon mellow melody melvin member members mememe memorex memphis meng
mercury meridian merlin metallic method miami mian miao michaela michel michele michigan micron microsof midget mighty
mikemike mikey miles milfnew military miller millie milton mine ming minime mirage miriam mirror misfit mission missy
mister mistress misty mitchell mnbvcx mnbvcxz mobile models mojo mollie molly molson momoney momsuck mondeo moneys
mongoose monika monitor monkeys monopoly monroe monster montana montreal monty moocow mookie moomoo moore moose more
morpheus morris morrison mothers mouth movie mozart mpegs muffin munchkin muppet murphy murray muscle mushroom musicman
mustangs mylove mypass myself mystery mystic nacked nadine naked nang napoleon napster nascar nasty natasha nathan
national natural naughty ncc1701 ne1469 nebraska nellie nelson nemesis neng neptune network nevada newbie newlife
newman newpass newpass6 newport newton nguyen nian niang niao nicola nicolas night nike nikita nikki nimrod niners ning
nipper nipple nipples nissan nofear nolimit none nong noodle noodles nookie nopass norman norton nova nuan nude nudes
nudist nugget nurses nuts nyjets nylons nymets oakland oakley oasis obiwan ohyeah oicu812 oilers oklahoma older oldman
omega onelove online onlyme open oracle oranges orchid oregon orgasm orgasms orioles orion orlando osiris otto ou812
ou8122 outlaw over overlord oxford ozzy pa55word pacific packard packer pacman paint painter pakistan palace paladin
palmer panama pancho pandora pang pantera panther panthers panties pants panzer paper paradise paradox park parker
parrot party passat passme passport passw0rd passwor passwords patches patriot patton patty pauline pavilion payton
peaches peanut peanuts pearl pearljam pebbles peekaboo peewee pegasus pencil penelope penetration peng penguin penguins
penis penny pentium people pepe personal pertinant pervert pete peterpan phantom phil philip philips phillies phillip
phillips philly phish phoebe phone photo photos phpbb pian piao picard picasso piccolo pickle pickles picks pics
pictere pictuers picture picturs piercing pierre piglet pillow pilot pimp pimpin pineappl ping pinhead pinkfloy pioneer
piper pippen pirates pisces pissing pistol pitbull pitchers planet plastic platinum play playboy playing playtime
please pleasure plumber plymouth poison polaris police polly polo pompey poncho pontiac poodle poohbear pookie pool
pool6123 poontang poop pooper poopie poopoo pooter popcorn popeye popopo poppop poppy porkchop porno pornos porsche9
porter portland portugal positive possum postal potato pothead potter powder powell powers precious predator prelude
presario preston primus printer private probes prodigy profit proxy psycho public puffy pumpkin punisher punkin
punkrock puppies puss pussey pussie pussies pussycat pussys putter pyramid python qazqaz qazwsx qazwsxed qazxsw qian
qiang qiao qing qiong quality quan quantum quattro queens quincy qwaszx qwert qwert40 qwertyui qwertz racecar racer
racerx rachael racing radio ragnarok raider railroad rain rainman raistlin ralph ramona randall random randy rang
raptor rascal rasputin rasta rated raven ravens raymond rayray ready reagan reality really reaper rebel rebels red123
redalert reddog redhead redhot redman redneck redred redrum reds redskins redwing redwings reefer reggie regina
remember renee renegade reng rescue research revenge review rhonda richards richie richmond ricky rider rightnow ripken
ripper ripple rivers roadkill robbie roberts robinson robotech rocker rocket rockets rockhard rockon rocks rodman
rodney roger rogers roland roller rolltide romeo rommel ronaldo rong ronnie rookie rooster rootbeer roscoe rosebud
rosie rotten rover rovers royals ruan rubber ruby rupert rush rush2112 russell russia russian rusty sabbath sabine
sabres sadie safety sailboat sailing sailor saint saints sakura sally salmon salsero samiam sammie sammy sampson samsam
samson sanchez sanders sandiego sandman sandy sang santana santos sapper sapphire saratoga sasha sassy satan666 saturn
sausage savage savannah scanner scarface scarlet scarlett scooby scoobydo scooter scorpio scorpion scotch scott scottie
scotty scout scrappy scratch scream scruffy scuba scully seamus sean searay search seattle sebastia second security
seductive seeker seeking select seminole semperfi seng senior sentinel septembe serena serenity seven sex4me sexual
sexx sexxxx shaggy shai shalom shamrock shan shane shang shania shannon shao shaolin sharks sharky shasta shaved shawn
shazam shearer sheba sheena shei sheila shelby shell shelley shelly shemale shen sheng sherlock sherman sherry shiloh
shirley shithead shitty shock shogun shooter short shorty shotgun shou showing showme showtime shua shuai shuan shuang
shui shun shuo sidney siemens sierra silvia simone simpson sims sinatra sinbad sinclair singer single sinner sirius
site sites sithlord sixers sixty skater skeeter skidoo skiing skinny skipper skippy skittles skydive skyline skywalke
slacker slappy slapshot slave slayer sleepy slick slider slut sluts slutty small smegma smelly smiles smiley smith
smiths smitty smoke smoker smokes smokey smokin smooth smudge smut snakes snapon snapper snapple snatch sneakers
snickers sniffing snowman snuggles socrates software soleil solo solomon some somethin sommer song sonics sony sooner
sooners sophia sound southern space spank spanking spankme spanky sparkle sparks sparky spartan spartans spawn speaker
spears special spectrum speed speedy spencer spice spiderma spidey spike spitfire splash spock spooky sport sports
spread springer sprint sprite spunky spurs spyder squerting squirrel squirt srinivas stacey stacy stallion standard
stanley star69 starbuck stardust starfire starfish starship start static station stealth steel steele stella steph
stephani stereo sterling steve stevens stevie stewart stick sticks sticky stimpy sting stinger stingray stinky stocking
stocks stolen stone stonecol stoned stoner stones stoney stories stormy storys strange stranger strap streaming street
strider strike striker strip stripper stroke stuart stud studio studly stuff stumpy stunner stupid suan subaru sublime
subway suck sucked sucker suckers sucking suckit suckme sucks summit sundance sunny sunnyday sunrise sunset superfly
supersta surf surfer surfing swallow sweden swedish sweetpea sweets sweety swimmer swinger swinging sword swordfis
swordfish sydney syracuse tacobell tacoma tammy tang tango tank tanker tanner tanya tara tardis target tarheel tarheels
tarzan tasha tasty tattoo taurus tazman technics techno teddy teen teenage teens tempest temple temptress teng tequila
teresa terror terry testerer thailand thanks thankyou theboss thecat thegame their thekid theking theman theodore
theone there theresa therock these thesims thing thirteen thompson thong thongs threesom throat thuglife thumb thumbs
thumper thx1138 tian tiao tiberius tickle tiffany tigers tight tights timber time timmy tina ting tinker tinman tintin
tiny titanic titans titleist tits titten titts titty tobias toby todd tolkien tomato tomcat tommy tommyboy tomtom tong
tongue tony tool toon tootsie topcat topdog topgun topher topper tornado toronto toshiba toto tottenha touching tracey
tracker tractor tracy traffic trailers train trains trance trans transam travel travis treasure trebor tree trevor
tricky trident trigger trinidad tristan triton triumph trixie trojan trojans trombone trooper trouble trout truck
trucker trucks trumpet trunks tsunami tuan tucker tundra turbo turkey50 turner twins twisted twister typhoon tyrone
tyson ultima ultimate united universe unreal usa123 usmc usnavy utopia vacation vagina valentin valerie valhalla valley
vanhalen vector vectra vegas vegeta velvet venus verbatim veritas vermont vernon vertigo vette vh5150 viagra video
vides vikings village vinnie violet viper vipers virgin vision vivian volley voodoo vortex voyager voyeur vsegda vulcan
vulva wagner walker wallace walleye wally walnut walrus walter wang wanker wanking warcraft warez warlock warlord
warren warriors warthog wassup watcher waterloo waters watson wayne wearing weasel weather weaver webmaste webmaster
webster weed weezer weird weng werewolf werner wesley west western westham westside wetpussy what wheels whisper
whitesox whitey whitney whore whynot wibble wicked wifes wilbur wild wildcat wildcats wildfire wildman will williams
willie willis willow willy wilson window winnie winston wisdom wives wolf359 wolfgang wolfie wolfman wolfpack wolverin
womam womans wombat wonder wood woody woofwoof woohoo wookie wordpass world wrangler wright wrinkle writer wutang
xanadu xavier xfiles xian xiang xiao xing xiong xtreme xuan yahoo yang yankee yesyes ying yomama yong yosemite young
yourmom yoyo yoyoyo ytrewq yuan yummy yzerman zachary zang zaphod zappa zeng zenith zeppelin zero zeus zhai zhan zhang
zhao zhei zhen zheng zhong zhou zhua zhuai zhuan zhuang zhui zhun zhuo ziggy zipper zippy zong zorro zuan zxcvb
`

export const commonPasswords: readonly string[] = list.trim().split(/\s+/)
