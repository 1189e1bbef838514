// Postings of no real company, written for the list of everyday searches: title, company, place,
// type, mode, pay a year, and what the text says beside.
const LINES = `
Registered nurse | Harrow Vale Hospital | London, UK | full_time | on_site | 42000 | Ward work with day shifts only.
Nurse, night shift | Harrow Vale Hospital | London, UK | full_time | on_site | 46000 | You work night shifts and some weekend shifts.
School nurse | Oakmere Schools | Leeds, UK | part_time | on_site | 24000 | Term time, Monday to Friday.
Telehealth nurse | Carelane | | full_time | remote:GB | 39000 | Video calls with patients from home.
ICU nurse | Lakeshore Clinic | Chicago, IL | full_time | on_site | 88000 | Night shifts on intensive care. A nursing degree is required.
Home care nurse | Carelane | Manchester, UK | part_time | on_site | | Visits to patients. A driving licence is required.
Hospital pharmacist | Harrow Vale Hospital | London, UK | full_time | on_site | 52000 | Works with every nurse on the ward. A degree is required.
Nursing recruiter | Brightdesk Staffing | London, UK | full_time | hybrid | 36000 | Finds nurses for clinics, with cold calling.
Dental assistant | Smileworks | Los Angeles, CA | full_time | on_site | 45000 | No experience needed, we train you.
Dentist | Smileworks | Los Angeles, CA | full_time | on_site | 180000 | Private practice.
Accountant | Ledgerfield | London, UK | full_time | hybrid | 45000 | Monthly accounts and tax.
Senior accountant | Ledgerfield | Birmingham, UK | full_time | on_site | 60000 | Leads the closing.
Account manager | Brightdesk Staffing | London, UK | full_time | on_site | 40000 | Looks after clients.
Accounts payable clerk | Ledgerfield | Manchester, UK | part_time | on_site | 21000 | Invoices.
Java developer | Kiteworks Software | Berlin, Germany | full_time | hybrid | 70000 | Spring and SQL.
JavaScript developer | Kiteworks Software | Berlin, Germany | full_time | remote:DE,AT,CH | 68000 | React in the browser.
Senior Java engineer | Tamarind Systems | Bengaluru, India | full_time | on_site | 2800000 | Java services. Immediate joiners preferred.
Java trainer | Tamarind Systems | Pune, India | contract | on_site | | Teaches Java and JavaScript.
Python developer | Tamarind Systems | Pune, India | full_time | remote:IN | 1800000 | Django.
Data analyst | Northpeak Data | San Francisco, CA | full_time | hybrid | 105000 | SQL and dashboards.
Data scientist | Northpeak Data | San Jose, CA | full_time | remote:US | 150000 | H1B visa sponsorship available.
Data entry clerk | Quicktype | | part_time | remote:US,GB,IN | 20000 | No experience, no degree needed. Flexible hours.
Software engineer | Quillmark | New York, NY | full_time | on_site | 140000 | Backend work.
Software engineer | Northpeak Data | Austin, TX | full_time | hybrid | 130000 | Backend work.
Marketing manager | Quillmark | New York, NY | full_time | on_site | 110000 | Campaigns.
Frontend engineer | Quillmark | | full_time | remote:US | 135000 | React.
iOS developer | Appletree Labs | San Francisco, CA | full_time | hybrid | 145000 | Swift.
Machine learning intern | Northpeak Data | San Francisco, CA | internship | on_site | | Summer internship.
Marketing intern | Brightdesk Staffing | London, UK | internship | hybrid | | Social media.
HR assistant | Brightdesk Staffing | London, UK | full_time | on_site | 28000 | Personnel files.
Truck driver | Bluehaul | Dallas, TX | full_time | on_site | 70000 | Long distance. A driver's license is required.
Delivery driver | Bluehaul | Leeds, UK | part_time | on_site | 23000 | Evening shifts. A driving licence is required.
HGV class 1 driver | Bluehaul | Birmingham, UK | full_time | on_site | 42000 | Nights and early shifts.
Bus driver | Citylines | Manchester, UK | full_time | on_site | 32000 | Rotating shifts with weekend work.
Forklift operator | Bluehaul | Leeds, UK | contract | on_site | 26000 | Warehouse.
Warehouse operative | Bluehaul | Birmingham, UK | contract | on_site | 24000 | No experience needed. Night shifts. Immediate start.
Operations manager | Bluehaul | London, UK | full_time | on_site | 65000 | Runs the depot.
Christmas warehouse assistant | Bluehaul | Leeds, UK | contract | on_site | 22000 | Seasonal work until January.
Office cleaner | Sparkwell | London, UK | part_time | on_site | 13000 | Evening shifts, Monday to Friday.
Hotel cleaner | Sparkwell | Manchester, UK | part_time | on_site | 14000 | Weekend work.
Window cleaner | Sparkwell | Bristol, UK | freelance | on_site | | Own van.
Chef de partie | Copperpot | London, UK | full_time | on_site | 32000 | Evenings and weekend shifts.
Pastry chef | Copperpot | Paris, France | full_time | on_site | 34000 | Desserts.
Kitchen porter | Copperpot | London, UK | part_time | on_site | 20000 | No experience needed. Weekend shifts.
Barista | Beanhouse | Manchester, UK | part_time | on_site | 21000 | Morning shifts.
Barista | Beanhouse | Sydney, Australia | part_time | on_site | 50000 | Weekend work.
Waiter | Copperpot | London, UK | part_time | on_site | 22000 | Evening shifts.
Primary school teacher | Oakmere Schools | Leeds, UK | full_time | on_site | 38000 | A degree is required.
Maths teacher | Oakmere Schools | Birmingham, UK | full_time | on_site | 40000 | Secondary school. A degree is required.
English teacher online | Linguaway | | freelance | remote:GB,US,IN,DE,ES | | Lessons by video.
Teaching assistant | Oakmere Schools | Leeds, UK | part_time | on_site | 18000 | No degree needed.
Electrician | Voltgate | Bristol, UK | full_time | on_site | 41000 | Houses and shops. A driving licence is required.
Apprentice electrician | Voltgate | Leeds, UK | full_time | on_site | 18000 | Learn the trade.
Plumber | Voltgate | Manchester, UK | freelance | on_site | | Bathrooms.
Apprentice plumber | Voltgate | Bristol, UK | full_time | on_site | 17000 | Learn the trade.
Electrical engineer | Voltgate | Birmingham, UK | full_time | hybrid | 55000 | Switchgear. A degree is required.
Carpenter | Timberline Joinery | Toronto, Canada | full_time | on_site | 62000 | Kitchens.
Welder | Ironmark | Houston, TX | full_time | on_site | 58000 | Pipelines, rotating shifts.
CNC machinist | Ironmark | Detroit, MI | full_time | on_site | 56000 | Second shift.
Security guard | Nightwatch | London, UK | full_time | on_site | 27000 | Night shifts.
Security engineer | Kiteworks Software | | full_time | remote:DE,GB | 85000 | Networks. No night shifts.
Receptionist | Smileworks | Los Angeles, CA | part_time | on_site | 38000 | No weekends.
Hotel receptionist | Copperpot | Paris, France | full_time | on_site | 26000 | Night shifts.
Customer service agent | Quicktype | | full_time | remote:GB | 25000 | Calls from home, some weekend shifts.
Customs officer | Portwatch | Rotterdam, Netherlands | full_time | on_site | 45000 | Checks freight.
Call centre agent | Tamarind Systems | Noida, India | full_time | on_site | 300000 | Walk-in interview on Monday. Freshers welcome. Night shifts.
Sales executive | Brightdesk Staffing | Mumbai, India | full_time | on_site | 600000 | Field sales, cold calling and travel.
Sales assistant | Beanhouse | Manchester, UK | part_time | on_site | 21000 | Shop floor. Weekend shifts.
Store manager | Target Lane | Minneapolis, MN | full_time | on_site | 72000 | Runs the shop.
Graphic designer | Quillmark | | contract | remote:US,CA | 80000 | Logos and pages.
Graphic designer | Inkwell Studio | London, UK | freelance | hybrid | | Posters.
UX designer | Kiteworks Software | Vienna, Austria | full_time | hybrid | 60000 | Research and flows.
Product manager | Kiteworks Software | Munich, Germany | full_time | hybrid | 90000 | Roadmaps.
Project manager | Voltgate | Bristol, UK | full_time | on_site | 52000 | Building sites.
Civil engineer | Ironmark | Seattle, WA | full_time | on_site | 98000 | Bridges. A degree is required.
Mechanical engineer | Ironmark | Boston, MA | full_time | on_site | 95000 | H1B sponsorship offered.
Koch | Alpenhof | Berlin, Germany | full_time | on_site | 34000 | Wir suchen einen Koch für die Küche, gern mit Erfahrung. Spätschicht.
Pflegefachkraft | Haus Lindengrund | Berlin, Germany | part_time | on_site | 38000 | Wir suchen eine Pflegefachkraft für die Station und bieten Gleitzeit.
Verkäufer | Haus Lindengrund | Munich, Germany | part_time | on_site | 28000 | Wir suchen einen Verkäufer für unseren Laden, auch ohne Erfahrung.
Infirmier de nuit | Clinique Verlaine | Paris, France | full_time | on_site | 36000 | Nous cherchons un infirmier pour notre clinique, avec travail de nuit.
Serveur | Copperpot | Paris, France | part_time | on_site | 24000 | Nous cherchons un serveur pour le restaurant du soir.
Camarero | Casa Almagro | Madrid, Spain | part_time | on_site | 18000 | Buscamos un camarero para nuestro restaurante, con turno de noche.
Contable | Casa Almagro | Barcelona, Spain | full_time | on_site | 30000 | Buscamos un contable para la oficina.
Freight forwarder | Portwatch | Rotterdam, Netherlands | full_time | hybrid | 48000 | Shipments.
Legal secretary | Ashby Rowe | Washington, DC | full_time | on_site | 64000 | Files and diaries. No degree needed.
Paralegal | Ashby Rowe | New York, NY | contract | hybrid | 70000 | Litigation.
Veterinary nurse | Pawfield | Bristol, UK | full_time | on_site | 29000 | Small animals.
Dog walker | Pawfield | London, UK | freelance | on_site | | Flexible hours.
Content writer | Inkwell Studio | | freelance | remote:GB,US,IN | | Articles.
Financial analyst | Ledgerfield | Singapore | full_time | on_site | 70000 | Models. A degree is required.
Financial adviser | Ledgerfield | London, UK | full_time | hybrid | 50000 | Clients.
Social worker | Harrow Vale Hospital | Birmingham, UK | full_time | hybrid | 40000 | Families.
Social media manager | Inkwell Studio | | full_time | remote:GB | 38000 | Channels.
Photographer | Inkwell Studio | Paris, France | freelance | on_site | | Weddings, weekend work.
Gardener | Sparkwell | Bristol, UK | contract | on_site | 25000 | Summer season.
Nanny | Carelane | London, UK | part_time | on_site | 30000 | After school. No weekends.
Care assistant | Carelane | Leeds, UK | full_time | on_site | 25000 | Nights and weekend shifts. No experience needed.
Bartender | Harp and Heron | Dublin, Ireland | part_time | on_site | 26000 | Evening shifts.
Staff nurse | Rathgar Clinic | Dublin, Ireland | full_time | on_site | 40000 | Surgical ward.
Physiotherapist | Harrow Vale Hospital | Leeds, UK | full_time | on_site | 39000 | Outpatients.
Optometrist | Clearview | Birmingham, UK | full_time | on_site | 50000 | Eye tests.
Hairdresser | Salon Vert | Glasgow, UK | freelance | on_site | | Rent a chair.
Roofer | Peakline | Denver, CO | full_time | on_site | 52000 | Flat roofs and shingles.
HVAC technician | Coolair | Phoenix, AZ | full_time | on_site | 60000 | Repairs at homes.
Auto mechanic | Gearbox Garage | Melbourne, Australia | full_time | on_site | 70000 | Brakes and engines.
Diesel mechanic | Bluehaul | Dallas, TX | full_time | on_site | 65000 | Looks after the fleet.
Estate agent | Keystone Homes | Edinburgh, UK | full_time | on_site | 28000 | Viewings.
Real estate agent | Keystone Homes | Miami, FL | contract | on_site | | Houses by the sea.
Police officer | City of Larch | Portland, OR | full_time | on_site | 75000 | Patrols, rotating shifts.
Firefighter | City of Larch | Portland, OR | full_time | on_site | 70000 | Station work.
Librarian | City of Larch | Portland, OR | part_time | on_site | 40000 | Children's books.
Data engineer | Tamarind Systems | Hyderabad, India | full_time | hybrid | 2400000 | Pipelines.
DevOps engineer | Kiteworks Software | | full_time | remote:DE,NL,PL | 80000 | Clusters.
QA engineer | Tamarind Systems | Chennai, India | full_time | on_site | 1200000 | Tests software.
Business analyst | Northpeak Data | Toronto, Canada | contract | hybrid | 90000 | Requirements.
Scrum master | Quillmark | Amsterdam, Netherlands | full_time | hybrid | 75000 | Two teams.
SEO specialist | Brightdesk Staffing | Dubai, UAE | full_time | on_site | 50000 | Rankings.
Maths tutor | Linguaway | | part_time | remote:GB,IE | 20000 | Lessons by video.
Translator | Linguaway | Lisbon, Portugal | freelance | hybrid | | Portuguese and English.
Bäcker | Alpenhof | Hamburg, Germany | full_time | on_site | 32000 | Wir suchen einen Bäcker für die Nacht, der mit uns Brot und Kuchen bäckt.
Softwareentwickler | Kiteworks Software | Hamburg, Germany | full_time | hybrid | 65000 | Wir suchen einen Entwickler für unsere Produkte, der mit dem Team an der Technik arbeitet.
Lagerist | Bluehaul | Köln, Germany | full_time | on_site | 30000 | Wir suchen einen Lageristen für das Lager, der mit dem Stapler fährt.
Comptable | Clinique Verlaine | Lyon, France | full_time | on_site | 36000 | Nous cherchons un comptable pour la clinique, avec une bonne expérience.
Boulanger | Copperpot | Lyon, France | full_time | on_site | 27000 | Nous cherchons un boulanger pour notre boutique, avec le goût du pain.
Enfermera | Clínica Sol | Valencia, Spain | full_time | on_site | 31000 | Buscamos una enfermera para la clínica, con ganas de trabajar en equipo.
Cocinero | Casa Almagro | Valencia, Spain | full_time | on_site | 24000 | Buscamos un cocinero para nuestro restaurante, con experiencia.
看護師 | Sakura Hospital | Tokyo, Japan | full_time | on_site | 35000 | 病棟で働く看護師を募集しています。
ソフトウェアエンジニア | Hoshi Soft | Osaka, Japan | full_time | hybrid | 50000 | 自社サービスの開発を担当します。
会计 | Ledgerfield | Shanghai, China | full_time | on_site | 25000 | 负责公司的账务和报税。
软件工程师 | Hoshi Soft | Shanghai, China | full_time | on_site | 45000 | 负责后端开发。
간호사 | Hanbit Hospital | Seoul, South Korea | full_time | on_site | 34000 | 병동에서 근무할 간호사를 모집합니다.
Motorista de caminhão | Bluehaul | São Paulo, Brazil | full_time | on_site | 12000 | Procuramos um motorista para entregas em todo o estado, com carteira.
Infermiere | Clinica Lago | Milan, Italy | full_time | on_site | 30000 | Cerchiamo un infermiere per la nostra clinica, con turni di giorno.
Verpleegkundige | Kliniek Oost | Amsterdam, Netherlands | part_time | on_site | 34000 | Wij zoeken een verpleegkundige voor de afdeling, met ervaring in de zorg.
Janitor | Sparkwell | Chicago, IL | part_time | on_site | 33000 | Overnight shifts.
Housekeeper | Alpenhof | Zurich, Switzerland | full_time | on_site | 50000 | Rooms and laundry.
Security officer | Nightwatch | Dubai, UAE | full_time | on_site | 18000 | Day shifts at a mall.
Quantity surveyor | Voltgate | Manchester, UK | full_time | on_site | 54000 | Visa sponsorship available.
Crane operator | Ironmark | Perth, Australia | full_time | on_site | 110000 | Fly in, fly out.
Fruit picker | Greenacre Farm | Maidstone, UK | contract | on_site | 22000 | Seasonal work, no experience needed.
Pilot | Skyharrow | Frankfurt, Germany | full_time | on_site | 120000 | Short-haul flights.
Flight attendant | Skyharrow | Dubai, UAE | full_time | on_site | 30000 | Long-haul flights.
Lifeguard | City of Larch | San Diego, CA | part_time | on_site | 30000 | Summer season at the pool.
Personal trainer | Fitbarn | Leeds, UK | freelance | on_site | | Own clients.
Human resources manager | Quillmark | Chicago, IL | full_time | hybrid | 98000 | Hiring and pay.
Attorney | Ashby Rowe | Boston, MA | full_time | hybrid | 150000 | Employment law.
Solar installer | Voltgate | Austin, TX | full_time | on_site | 48000 | Panels on roofs.
Phlebotomist | Lakeshore Clinic | Chicago, IL | part_time | on_site | 42000 | Draws blood.
Medical assistant | Lakeshore Clinic | Chicago, IL | full_time | on_site | 45000 | Day shifts only.
Executive assistant | Quillmark | London, UK | full_time | hybrid | 48000 | Works for the chief executive.
Graduate engineer trainee | Tamarind Systems | Pune, India | full_time | on_site | 450000 | Freshers welcome.
Home health aide | Carelane | Phoenix, AZ | part_time | on_site | 32000 | Visits to the elderly.
Sales engineer | Voltgate | Bristol, UK | full_time | hybrid | 58000 | Sells switchgear.
`;

/** A posting of the list. */
export type EverydayPosting = {
  title: string;
  company: string;
  place: string;
  jobType: string;
  mode: string;
  eligibleCountries: string[];
  pay: number | null;
  text: string;
};

/** The postings that everyday searches are asked of. */
export const EVERYDAY_POSTINGS: readonly EverydayPosting[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const [title = "", company = "", place = "", jobType = "", given = "", pay = "", text = ""] =
      line.split("|").map((part) => part.trim());
    const [mode = "", countries] = given.split(":");
    return {
      title,
      company,
      place,
      jobType,
      mode,
      eligibleCountries: countries?.split(",") ?? [],
      pay: pay === "" ? null : Number(pay),
      text,
    };
  });
