/** English words for a grid of words: things that one can see, chosen by hand, a theme a paragraph. Loaded when a table wants them. */
export const words: readonly string[] = `
  kettle saucepan ladle fork spoon knife tablecloth napkin plate goblet bottle jug funnel grater sieve oven fridge
  pantry teapot mug tray corkscrew whisk toaster
  bread butter cheese ham omelette soup noodle pizza cake biscuit pancake chocolate toffee honey sugar salt pepper
  vinegar flour yeast egg sandwich jam pudding sausage pie mustard
  apple pear peach apricot cherry strawberry lemon orange grape fig melon banana pineapple chestnut walnut almond
  coconut olive plum raisin
  carrot onion garlic potato tomato pumpkin bean pea cabbage celery lettuce mushroom basil rosemary leek radish
  cucumber
  roof chimney window shutter balcony terrace staircase lift cellar attic corridor floor ceiling door lock key handle
  doorbell doormat carpet curtain lamp candle mirror painting frame wardrobe drawer bed pillow blanket mattress sofa
  armchair chair table stool shelf clock tap bathtub shower sponge soap towel
  hammer nail screw drill saw pliers chisel brush bucket rope hook spring wheel gear lever bolt shovel rake hoe
  wheelbarrow scissors needle thread button zip anvil ladder
  shirt jacket coat cloak trousers skirt sock shoe boot slipper hat scarf glove belt tie pocket glasses ring necklace
  earring umbrella handbag rucksack suitcase wallet
  dog cat horse donkey cow bull sheep goat pig hen rooster goose duck rabbit mouse hedgehog fox wolf bear deer boar
  squirrel mole hare lion tiger elephant giraffe zebra monkey kangaroo camel crocodile snake tortoise lizard frog toad
  eagle owl raven pigeon swallow peacock penguin parrot ostrich whale dolphin shark octopus crab jellyfish trout bee
  wasp butterfly ant spider mosquito snail cricket ladybird
  mountain hill valley plain desert forest meadow hedge river lake waterfall swamp island beach cliff cave volcano
  glacier well sand gravel mud stone crystal gold silver coal leaf root branch trunk bark thorn seed rose sunflower
  tulip ivy oak pine palm cactus
  sun moon star planet comet cloud rain snow hail fog wind lightning thunder rainbow sunrise sunset shadow ice frost
  castle tower bridge windmill lighthouse harbour station airport hospital school library museum theatre cinema market
  pharmacy bakery church graveyard prison barracks bank factory mine stable barn hotel restaurant square fountain pool
  gym stadium circus zoo park maze tunnel embassy
  train tram bus bicycle lorry tractor carriage sledge ship boat raft canoe anchor sail oar submarine aeroplane
  helicopter balloon rocket parachute compass map passport ticket rail motorway signpost caravan
  cook baker butcher fisherman farmer shepherd gardener carpenter blacksmith bricklayer tailor barber doctor nurse
  dentist teacher judge lawyer fireman guard soldier sailor pilot astronaut pirate thief wizard witch ghost giant
  dwarf queen king prince knight clown actor painter sculptor poet detective spy
  guitar violin piano drum flute trumpet harp bell accordion orchestra microphone record waltz
  football racket dice chessboard skittle kite top swing slide doll puppet medal trophy arrow bow target basket ski
  skate
  head forehead eye ear nose mouth tooth tongue beard moustache neck shoulder elbow hand finger fingernail back knee
  foot heart bone skeleton brain
  book notebook pencil pen rubber ruler blackboard chalk envelope stamp parchment newspaper calendar telephone
  television radio engine computer camera telescope microscope lens battery bulb plug magnet scales thermometer
  syringe plaster pill poison coin treasure chest crown sceptre throne sword shield helmet armour cannon bomb flag
  mask statue pyramid mummy tomb cage net trap chain padlock barrel crate parcel ribbon knot broom rag ash smoke flame
  match
`
  .trim()
  .split(/\s+/);
