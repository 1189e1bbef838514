// Learned from the titles of O*NET 29.2 (U.S. Department of Labor, CC BY 4.0) and of ESCO (European
// Union). `scripts/run learn-word-forms FOLDER` makes the list again, with taxonomy-onet-29.2 and
// taxonomy-esco-en in the folder.

/** Words that say what someone is: most titles that have one end with it. In the singular. */
export const HEAD_WORDS = `
accountant acrobat actor actress adjuster admin administrator adviser advisor advocate agent aide aircrewman
ambassador analyst anchor anesthesiologist animator announcer anthropologist applicator appraiser apprentice architect
archivist arranger artist assembler assessor assistant associate athlete attacher attendant attorney audiologist
auditor author baker bander banker barber bartender baster bender biologist bleacher blender blocker blogger blower
boilermaker booker boss braider brakeman brander brazer breaker breeder broker brusher buffer builder burner burnisher
butcher buyer calibrator caller captain caretaker carpenter carrier carver caser cashier caster catcher cementer
changer charger chaser checker chef chemist china chopper choreographer classified cleaner clerk climber clinician
clipper closer coach coater coder collector colorist command commander commissioner compiler composer compounder
concierge conductor configurator conservator constructor consultant contractor controller cook cooker coordinator
copywriter corporal correspondent counsellor counselor courier coverer craftsman craftswoman creator crewman
crewmember critic crustacean curator curer custodian cutter dancer dealer dean decorator deliverer demonstrator
dentist dermatologist designer detailer detective developer dietitian digger dipper director dispatcher dispenser
distributor diver docent doctor drafter draftsperson draughter draughtsperson drawer dresser driller driver dropper
dumper dyer ecologist economist edger editor educator electrician engineer engraver entrepreneur epidemiologist
erector escort estimator etcher evaluator examiner expeditor expert extractor fabricator facer facilitator farmer
farmworker feeder feller fighter filer filler finished finisher firefighter fireman firer fisher fisherman fitter
fixer folder forecaster foreman forester forewoman former formulator framer gatherer gauger geneticist geologist girl
glazier gluer grader greaser grinder groomer grower guard guide gunner handler hanger hardener harvester hauler header
headteacher helper historian holder hooker hospitalist host hostess housekeeper hunter hygienist illustrator inserter
inspector installer instructor insulator integrator intern interpreter interviewer investigator ironer ironworker
jockey joiner jointer journalist journeyman judge keeper knitter laborer labourer lacer laminator laster lather lawyer
layer leader lector lecturer liaison librarian lieutenant lineman liner loader locator logger machinist maid
maintainer maker man manager manufacturer marker marketer mason master matcher mate measurer mechanic mediator melter
member mender mentor merchandiser merchant messenger metallurgist meteorologist midwife miller millwright minder miner
minister mixer model modeler modeller molder monitor moulder mounter mover musician navigator negotiator nurse
nutritionist observer offbearer officer official oiler opener operative operator optician ordinator organizer other
overseer packer painter paralegal paramedic paraprofessional partner paster patcher pathologist patternmaker paver
peeler performer person pharmacist photographer physician physicist physiologist physiotherapist picker piler pilot
pipefitter placer planner plasterer plater player plumber polisher porter postsecondary pottery pourer practitioner
preparer presenter presser principal printer processor producer professor programmer promoter prosthetist provider
psychiatrist psychologist psychotherapist publisher puller pumper puncher puppeteer pusher racer radiographer
radiologist raiser ranger rater reader reamer rebuilder receptionist recorder recruiter referee refiner refinisher
registrar regulator remover rep repairer repairman reporter representative researcher restorer reviewer rewinder rider
rigger riveter roaster roofer runner salesman salesperson saleswoman sampler sander sawyer scaler scheduler scholar
scientist scout scraper screener sculptor sealer secretary selector seller separator sergeant server servicer setter
sewer shaker shaper sharpener shearer sheriff shooter shopper singer sitter sizer skinner slaughterer slicer solderer
solicitor sonographer sorter specialist spinner splicer splitter spooler spotter sprayer spreader stacker stamper
starter statistician steward stewardess sticker stitcher stocker straightener strategist stringer stripper stuffer
stylist superintendent supervisor surgeon surveyor sweeper tacker tailer tailor taker taper tapper teacher tech
technician technologist teller tender tester therapist tier tracer trader trainer transcriber translator transporter
trapper treasurer treater trimmer trucker tuner turner tutor twister typist underwriter unloader upholsterer usher
vendor ventilation veterinarian waiter waitress walker warden washer watche weaver weigher welder wheeler wholesaler
winder wirer woman worker wrapper writer`;
