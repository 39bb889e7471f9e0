/**
 * 1,024 words that Italian and English spell alike, to be read aloud, in alphabetical order. They have four to ten letters a–z, and any two
 * are apart by two letters at least. Their places are part of the four words (SPEC I33): a word may never move. None is rude in either
 * language, none takes a side, none is a firm's name.
 */
const TEXT = `
acacia account adagio agave agenda aikido airbag alabama alaska albania album algebra alibi alien allegro aloe
alpaca alto amalfi amaretto amman ampere anaconda anatolia ancona andalusia andante angora anime ankara
antenna apollo arabia arena argentina argon arizona armenia arnica aroma arpeggio aspidistra assisi atlanta
auckland audio aura aurora austin australia austria autobus autostrada avatar avocado azalea bacon badminton
bagel baguette bahamas bahrain ballerina banana band bangkok banjo banner baobab barbecue barista barman
barolo baseball basket basso batik beagle beauty bebop begonia beige belfast belvedere bergamo bergen bermuda
beta bikini bilbao bingo biscotti bitter blackjack blender blister blog blues bluff body bolero bolivia
bologna bonsai bonus boogie booster bordeaux borneo boss boston bowling boxer brandy brasilia bravo break
brescia bricolage bridge briefing brighton brioche brisbane bristol broccoli broker bronco brownie browser
brunch bruschetta budget buffet building bulgaria bulldog bulldozer bungalow bungee bunker burrito burro
business byte cabaret cactus cadenza calendula calgary california calla cambridge camembert camera campanile
camper camping campus canada canberra cannoli cantata canyon cappadocia cappella cappuccino capri capriccio
caracal cardiff cardigan cargo cartoon casablanca cashmere cassia catania catering celesta cello chalet
charleston charter chat cheddar cheesecake chef chianti chicago chiffon chihuahua chili chimera chips chutney
ciabatta ciao cinema clan cleopatra client clown club cluster coach cocktail cola college collie colombia
colorado combo comfort computer concerto concierge conga console container contralto cookie corner corona
corsica cortina cosenza counter country coupon couscous cover cowboy cracker credo cremona crescendo cricket
croissant crostini cruiser crumble cuba cupola curling curry dakar dakota dallas dandy dark darwin decathlon
decibel deficit delhi delta denim denver derby design desktop dessert detective detroit diana diesel dilemma
diminuendo diorama disco display diva dodo dogma domino donut dossier dribbling drink drone dubai durban
echinacea echo ecuador editing editor elba eldorado elite embargo enigma epsilon erica esperanto espresso
estonia etna euro everest expo extra fado falafel falsetto fantasia fantasy fashion fauna feedback fettuccine
fiasco fiction fiesta finish firmware fitness flamenco flash flipper flora florida focaccia focus folder folio
folk fondue formentera formula forum foxtrot frame freestyle freezer fresco fuji gadget gamelan gamepad gamma
garage gardenia gazebo gazpacho gelato gentleman georgia gerbera geyser ghana gilet ginseng glamour glissando
gnocchi gobi golem golf gondola gong gorgonzola gorilla gospel gossip gourmet graffiti granada granola grappa
grill groove guacamole guarana guatemala guinea guru gusto habitat hall hamburger hangar hanoi hardware
hashtag hawaii helsinki hertz himalaya hippie hipster hockey honduras hotel houston humus husky ibiza iceberg
idaho idea identikit iguana imbroglio impala impresario incognito india indiana indonesia indoor insider
intermezzo internet intro iris ischia item jackpot jazz jeans jersey jingle jogging jojoba joker joule
joystick judo jumbo junior kalahari kansas kappa karaoke karate karma kart kayak kazoo kebab kelvin kentia
kentucky kenya ketchup khaki kilo kimchi kimono kiwi koala kobe kyoto labrador lady lama lambda laptop lasagna
laser latte layout leader lecce legato leggings lento libretto lido limbo limoncello linguine link lira
liverpool living lobby lobelia loggia login loop louisiana lucca luna lycra macao macchiato madagascar madeira
madrid maestro magenta magma magnolia mail malaga malawi malta mambo manager manchester mandala manga
manifesto manila mantra maracas marketing marlin marrakech marsala maryland mascara mascarpone matador matera
media medusa meeting mekong melbourne memento memorandum memory memphis menu merino messina metro mezzo miami
michigan microchip mikado mimosa mini minibus minnesota miso missouri mister modem modena moderato mohair
monaco mongolia monitor monstera montana montenegro montevideo montreal mortadella motto mouse mozzarella
muesli muffin mumbai musical mustang nachos nadir nagoya nairobi namibia nebraska neon nepal network neutrino
nevada news newton niagara nicaragua nickname nigella nigeria ninja nirvana nitro notebook nova nylon oakland
oboe ocarina ohio okapi okay oklahoma okra omega omelette omicron online ontario open opera oratorio orca
oregon orinoco orlando osaka oscar oslo ostinato ottawa outdoor outlet output outsider oxford pacemaker paella
pagoda pakistan palazzo palermo pampa panama pancake pancetta panda pandora panel panettone panini panorama
paparazzi papaya paprika paraguay parking parkour partner party pascal passiflora password pasta patagonia
patchwork patio pattern penne penthouse pergola persia perth perugia pescara peso petunia phoenix piano
piccolo pickup picnic pilates piranha pisa pixel pizza pizzicato placebo plaid planning plasma playback player
playlist playoff plotter podcast pointer polenta polka pomodoro poncho pony popcorn porridge portfolio portico
porto positano poster potomac premier prequel pressing presto pretoria pretzel prime privacy promoter pronto
prosciutto prosecco provolone pudding pullover pulsar puma punch punk puzzle qatar quark quarto quasar quebec
quiche quinoa quito quiz quorum rabat radar radicchio radio radon rafting ragtime rally ramen ranch ranking
rapper ravenna ravioli reality rebus recital record referendum reggae relax remake remix remora remover replay
reporter requiem resort retina revival rewind ricotta riga rigatoni rimini risotto riviera roadster robinia
robot rock rodeo romania roulette router routine rugby rumba runner sahara sake salami salerno salsa salvia
samba samurai sandwich sangria santiago santorini sapporo satin savona scanner scenario schema scherzo scoop
scooter scout screen script seattle selfie senegal senior senna sequel sequoia serbia server setter shaker
shampoo shanghai shogun shopping sidecar siena sierra sigma silver singapore skate sketch skipper slalom slang
slogan slovenia smart smartphone smog snack sneakers snowboard soda softball software solo sombrero sommelier
sonar sonata soprano sorrento soul sound souvenir spaghetti spaniel sparta speaker spider spinnaker spinner
spinning spoiler spoleto sponsor sport spray sprint spritz squash staccato standard standby stanza status
stereo stevia steward sticker stiletto stop story stretching stromboli strudel stucco studio subito sudoku
suite sumatra summit sumo super superior supernova supporter surf sushi suspense swing sydney tablet tackle
taco tahiti tandem tandoori tango tanzania tapas tapioca tarantella taxi techno tempo tempura tenerife
tennessee tennis terracotta terrier test texas texture thermos thriller ticket tilapia tilt timer timing toast
toccata toffee tofu tokyo toledo toreador torero tornado toronto torso tortellini tortilla totem touch tour
trachea trainer training tram transfer transistor trekking tremolo trento treviso triathlon trieste trigger
trio trolley tsunami tundra tuner tunisia tunnel turbo tutor tweed twist udine udon uganda ukulele ultra
upgrade uruguay utah valencia valet vancouver venezuela veranda verbena vermont vermouth vernissage verona
vertebra vibrato vicenza video vienna villa vintage virginia virtuoso vista vivace vodka volga volley volt
voucher waffle walker wasabi watt wedding weekend wellington western whisky windsor winner wireless workshop
yacht yeti yoga yogurt yosemite yukon zambia zebra zero zinnia zombie zoom zucchini zulu
`;

export const SPOKEN_WORDS: readonly string[] = TEXT.trim().split(/\s+/u);
