/**
 * The names of areas that cover several places, the label each is shown under, and what it covers:
 * countries ("DE"), regions by GeoNames' codes ("US.CA"), or circles ("latitude/longitude/kilometres")
 * in a country ("@US").
 */
export const AREAS = `
bay area, sf bay area, san francisco bay area, the bay, silicon valley, south bay, east bay | San Francisco Bay Area | 37.6/-122.15/65 @US
socal, so cal, southern california | Southern California | 34.05/-118.25/110 32.75/-117.15/60 34.2/-119.2/50 @US
norcal, nor cal, northern california | Northern California | 38.3/-121.9/150 40.5/-122.3/120 @US
greater los angeles, la area, los angeles area, la metro, los angeles county | Greater Los Angeles | 34.05/-118.25/60 @US
orange county, oc california | Orange County, California | 33.7/-117.8/30 @US
inland empire | Inland Empire, California | 33.95/-117.3/45 @US
tri state area, tristate area, tri state, tristate, nyc metro, new york metro, ny metro, greater new york, new york area | New York tri-state area | 40.75/-73.95/80 @US
new york city area, nyc area, five boroughs | New York City area | 40.72/-73.95/35 @US
dmv, dmv area, dc area, dc metro, washington dc area, national capital region us | Washington, D.C. area | 38.9/-77.05/60 @US
dfw, dallas fort worth, dallas metroplex, metroplex | Dallas–Fort Worth | 32.8/-97/65 @US
greater boston, boston area | Greater Boston | 42.36/-71.06/45 @US
greater chicago, chicagoland, chicago area | Chicago area | 41.85/-87.75/65 @US
greater houston, houston area | Houston area | 29.76/-95.37/60 @US
greater seattle, seattle area, puget sound | Seattle area | 47.55/-122.25/60 @US
twin cities | Twin Cities, Minnesota | 44.96/-93.2/45 @US
research triangle, the triangle, rtp | Research Triangle, North Carolina | 35.88/-78.8/40 @US
south florida, soflo, miami area | South Florida | 26.1/-80.2/90 @US
long island | Long Island, New York | 40.8/-73.3/40 40.9/-72.6/35 @US
upstate new york, upstate ny | Upstate New York | 42.75/-73.8/60 43.05/-76.15/60 43/-78.3/65 44.3/-75/70 @US
hudson valley | Hudson Valley, New York | 41.6/-73.95/45 @US
north jersey, northern new jersey | North Jersey | 40.85/-74.2/30 @US
south jersey, southern new jersey | South Jersey | 39.7/-74.95/45 @US
lehigh valley | Lehigh Valley, Pennsylvania | 40.62/-75.45/35 @US
hampton roads | Hampton Roads, Virginia | 36.95/-76.35/45 @US
silicon alley | New York City | 40.72/-73.99/15 @US
silicon hills | Austin, Texas | 30.3/-97.75/40 @US
silicon slopes, wasatch front | Wasatch Front, Utah | 40.6/-111.9/70 @US
west coast, us west coast, west coast usa, pacific coast | US West Coast | US.CA US.OR US.WA
east coast, us east coast, east coast usa, eastern seaboard | US East Coast | US.ME US.NH US.MA US.RI US.CT US.NY US.NJ US.PA US.DE US.MD US.DC US.VA US.NC US.SC US.GA US.FL
new england | New England | US.ME US.NH US.VT US.MA US.RI US.CT
pacific northwest, pnw | Pacific Northwest | US.WA US.OR US.ID
midwest, us midwest, midwestern us | US Midwest | US.IL US.IN US.IA US.KS US.MI US.MN US.MO US.NE US.ND US.OH US.SD US.WI
deep south | Deep South | US.GA US.AL US.SC US.MS US.LA
us south, southern us, american south | Southern US | US.TX US.OK US.AR US.LA US.MS US.AL US.GA US.FL US.SC US.NC US.TN US.KY US.VA US.WV
us southwest, southwest us, american southwest | US Southwest | US.AZ US.NM US.NV US.UT US.TX
us southeast, southeast us | US Southeast | US.FL US.GA US.SC US.NC US.AL US.MS US.TN
mid atlantic | Mid-Atlantic | US.NY US.NJ US.PA US.DE US.MD US.DC US.VA
great lakes | Great Lakes | US.MI US.OH US.IN US.IL US.WI US.MN
rust belt | Rust Belt | US.MI US.OH US.PA US.IN US.IL
rocky mountains, rockies, mountain west | Mountain West | US.CO US.UT US.WY US.MT US.ID US.NV
carolinas, the carolinas | The Carolinas | US.NC US.SC
dakotas, the dakotas | The Dakotas | US.ND US.SD
gta, greater toronto, greater toronto area | Greater Toronto Area | 43.7/-79.45/60 @CA
golden horseshoe | Golden Horseshoe | 43.55/-79.6/100 @CA
greater vancouver, metro vancouver, lower mainland, vancouver area | Lower Mainland | 49.2/-122.9/55 @CA
greater montreal, montreal area | Greater Montréal | 45.53/-73.65/45 @CA
kw region, kitchener waterloo, waterloo region | Waterloo Region | 43.43/-80.48/25 @CA
maritimes, the maritimes, atlantic canada | Atlantic Canada | CA.04 CA.05 CA.07 CA.09
prairies, the prairies | Canadian Prairies | CA.01 CA.03 CA.11
greater london, london area | Greater London | 51.5/-0.12/27 @GB
m25, within m25 | Within the M25 | 51.5/-0.12/32 @GB
home counties, the home counties | Home Counties | 51.5/-0.12/70 @GB
midlands, the midlands, english midlands | The Midlands | 52.5/-1.9/50 52.85/-1.3/45 52.3/-0.9/30 53.2/-0.55/30 53/-2.2/25 @GB
west midlands, birmingham area | West Midlands | 52.48/-1.95/40 52.41/-1.51/20 53/-2.18/25 @GB
east midlands | East Midlands | 52.8/-1.25/45 52.25/-0.9/25 53.2/-0.6/35 @GB
greater manchester, manchester area | Greater Manchester | 53.5/-2.3/27 @GB
merseyside, liverpool area | Merseyside | 53.43/-2.95/25 @GB
north west england, northwest england, north west uk, the north west | North West England | 53.55/-2.5/55 54.05/-2.8/35 54.7/-3/50 @GB
north east england, northeast england, north east uk, the north east | North East England | 54.95/-1.6/40 54.57/-1.25/30 @GB
tyne and wear, tyneside | Tyne and Wear | 54.95/-1.55/20 @GB
yorkshire, yorkshire and the humber, yorks | Yorkshire | 53.8/-1.5/45 53.5/-1.3/25 54/-0.9/45 53.75/-0.35/30 @GB
west yorkshire | West Yorkshire | 53.75/-1.65/25 @GB
south yorkshire | South Yorkshire | 53.47/-1.35/25 @GB
north yorkshire | North Yorkshire | 54.1/-1.35/45 54.25/-0.55/25 @GB
east anglia | East Anglia | 52.63/1.2/40 52.1/1.1/40 52.25/0.2/35 @GB
thames valley | Thames Valley | 51.5/-0.95/40 @GB
south west england, southwest england, west country, the west country, south west uk | South West England | 51.4/-2.5/50 50.75/-3.5/50 50.3/-5/60 51/-3.1/40 50.75/-2.1/35 @GB
south east england, southeast england, south east uk | South East England | 51.25/0.7/45 50.95/-0.1/45 51/-1.3/40 51.6/-1.1/35 @GB
cotswolds, the cotswolds | The Cotswolds | 51.85/-1.9/30 @GB
surrey | Surrey | 51.27/-0.42/25 @GB
kent, kent uk | Kent | 51.25/0.7/40 @GB
essex | Essex | 51.75/0.55/35 @GB
hertfordshire, herts | Hertfordshire | 51.8/-0.22/24 @GB
sussex | Sussex | 50.93/-0.1/50 @GB
east sussex | East Sussex | 50.9/0.3/32 @GB
west sussex | West Sussex | 50.93/-0.5/30 @GB
bedfordshire | Bedfordshire | 52.05/-0.45/25 @GB
cambridgeshire, cambs | Cambridgeshire | 52.35/0.05/40 @GB
cumbria | Cumbria | 54.6/-2.95/55 @GB
county durham, co durham, durham uk | County Durham | 54.72/-1.65/32 @GB
derbyshire | Derbyshire | 53.1/-1.6/40 @GB
east riding, east riding of yorkshire | East Riding of Yorkshire | 53.85/-0.5/35 @GB
gloucestershire, glos | Gloucestershire | 51.83/-2.1/35 @GB
herefordshire | Herefordshire | 52.1/-2.75/28 @GB
isle of wight | Isle of Wight | 50.69/-1.3/20 @GB
leicestershire, leics | Leicestershire | 52.65/-1.13/28 @GB
lincolnshire, lincs | Lincolnshire | 53.1/-0.25/55 @GB
northamptonshire, northants | Northamptonshire | 52.3/-0.85/32 @GB
northumberland | Northumberland | 55.2/-1.75/22 55.6/-2/35 55/-2.2/18 @GB
nottinghamshire, notts | Nottinghamshire | 53.1/-1.05/30 @GB
oxfordshire, oxon | Oxfordshire | 51.78/-1.28/32 @GB
shropshire | Shropshire | 52.65/-2.75/38 @GB
somerset | Somerset | 51.15/-3/36 @GB
staffordshire | Staffordshire | 52.95/-2.15/18 52.8/-1.95/24 52.63/-1.69/6 @GB
warwickshire | Warwickshire | 52.3/-1.55/28 @GB
wiltshire, wilts | Wiltshire | 51.3/-1.95/33 @GB
worcestershire, worcs | Worcestershire | 52.2/-2.15/25 @GB
aberdeenshire | Aberdeenshire | 57.25/-2.5/50 @GB
ayrshire | Ayrshire | 55.55/-4.55/32 @GB
fife | Fife | 56.2/-3.15/27 @GB
lanarkshire | Lanarkshire | 55.75/-3.9/22 @GB
lothian, lothians, the lothians | The Lothians | 55.93/-3.2/32 @GB
scottish borders | Scottish Borders | 55.6/-2.8/38 @GB
tayside | Tayside | 56.5/-3.2/35 @GB
north wales | North Wales | 53.1/-3.7/65 @GB
mid wales | Mid Wales | 52.4/-3.5/45 @GB
south wales | South Wales | 51.65/-3.4/52 @GB
west wales | West Wales | 51.9/-4.6/50 @GB
county antrim, co antrim | County Antrim | 54.85/-6.2/30 @GB
county down, co down | County Down | 54.35/-5.95/32 @GB
hampshire, hants | Hampshire | 51/-1.3/38 @GB
berkshire, berks | Berkshire | 51.45/-1/30 @GB
buckinghamshire, bucks | Buckinghamshire | 51.78/-0.75/30 @GB
lancashire, lancs | Lancashire | 53.8/-2.6/32 @GB
cheshire | Cheshire | 53.22/-2.55/30 @GB
devon | Devon | 50.7/-3.75/50 @GB
cornwall | Cornwall | 50.4/-4.9/50 @GB
dorset | Dorset | 50.78/-2.25/35 @GB
norfolk uk | Norfolk, UK | 52.65/1.1/40 @GB
suffolk uk | Suffolk, UK | 52.2/1/40 @GB
scottish highlands, highlands of scotland | Scottish Highlands | 57.4/-4.6/90 @GB
central belt | Central Belt, Scotland | 55.9/-3.75/50 @GB
great britain | Great Britain | GB
ncr, delhi ncr, national capital region, delhi area, ncr region | Delhi NCR | 28.55/77.2/50 @IN
mmr, mumbai metropolitan region, mumbai area, greater mumbai | Mumbai Metropolitan Region | 19.1/72.95/45 @IN
south india, southern india | South India | IN.19 IN.25 IN.13 IN.02 IN.40 IN.22
north india, northern india | North India | IN.07 IN.10 IN.23 IN.36 IN.39 IN.11 IN.24 IN.05
west india, western india | West India | IN.16 IN.09 IN.33
east india, eastern india | East India | IN.28 IN.34 IN.21 IN.38
north east india, northeast india | North-east India | IN.03 IN.17 IN.18 IN.20 IN.26 IN.29 IN.30 IN.31
tricity, chandigarh tricity | Chandigarh Tricity | 30.72/76.8/20 @IN
ruhr, ruhr area, ruhrgebiet, ruhrpott | Ruhr | 51.48/7.15/40 @DE
rhein main, rhine main, frankfurt area, rhein main gebiet | Rhine-Main | 50.08/8.5/45 @DE
rhein neckar, rhine neckar | Rhine-Neckar | 49.45/8.55/30 @DE
rheinland, rhineland | Rhineland | 51/6.95/50 @DE
berlin brandenburg | Berlin-Brandenburg | DE.16 DE.11
greater munich, munich area, grossraum munchen | Munich area | 48.14/11.58/35 @DE
greater hamburg, hamburg area | Hamburg area | 53.55/10/35 @DE
grossraum stuttgart, stuttgart area, stuttgart region | Stuttgart area | 48.78/9.18/35 @DE
bodensee, lake constance | Lake Constance | 47.65/9.35/40 @DE
norddeutschland, northern germany | Northern Germany | DE.04 DE.06 DE.10 DE.03 DE.12
suddeutschland, southern germany | Southern Germany | DE.01 DE.02
ostdeutschland, eastern germany | Eastern Germany | DE.11 DE.12 DE.13 DE.14 DE.15 DE.16
greater paris, paris area, region parisienne, grand paris | Paris area | 48.86/2.35/35 @FR
french riviera, cote d azur | Côte d'Azur | 43.65/7.1/40 @FR
randstad area, randstad region | Randstad | 52.15/4.7/45 @NL
costa del sol | Costa del Sol | 36.6/-4.7/45 @ES
costa blanca | Costa Blanca | 38.4/-0.4/45 @ES
canary islands, canaries, islas canarias | Canary Islands | ES.53
balearics, balearic islands, islas baleares | Balearic Islands | ES.07
greater sydney, sydney area | Greater Sydney | -33.85/151/55 @AU
greater melbourne, melbourne area | Greater Melbourne | -37.85/145/50 @AU
south east queensland, seq | South East Queensland | -27.6/153/80 @AU
county clare, co clare | County Clare | 52.85/-9/35 @IE
county cork, co cork | County Cork | 51.95/-8.7/55 @IE
donegal, county donegal, co donegal | County Donegal | 54.9/-7.9/45 @IE
county galway, co galway | County Galway | 53.35/-8.8/50 @IE
county kerry, co kerry | County Kerry | 52.1/-9.65/45 @IE
kildare, county kildare, co kildare | County Kildare | 53.2/-6.8/25 @IE
county limerick, co limerick | County Limerick | 52.55/-8.75/30 @IE
county mayo, co mayo | County Mayo | 53.9/-9.3/45 @IE
county meath, co meath | County Meath | 53.65/-6.65/28 @IE
tipperary, county tipperary, co tipperary | County Tipperary | 52.65/-7.85/40 @IE
wicklow, county wicklow, co wicklow | County Wicklow | 52.98/-6.3/25 @IE
greater dublin, dublin area | Dublin area | 53.35/-6.3/30 @IE
metro manila, ncr philippines | Metro Manila | 14.58/121/25 @PH
jabodetabek, greater jakarta | Greater Jakarta | -6.25/106.85/45 @ID
klang valley, greater kl | Klang Valley | 3.1/101.6/35 @MY
kanto, greater tokyo, tokyo area | Greater Tokyo | 35.68/139.7/50 @JP
kansai | Kansai | 34.75/135.4/50 @JP
eastern europe, central and eastern europe | Central and Eastern Europe | PL CZ SK HU RO BG UA MD HR SI RS EE LV LT
us or canada, united states and canada, united states or canada | US and Canada | US CA
iberia, iberian peninsula | Iberia | ES PT
balkans, the balkans | Balkans | AL BA BG HR GR XK ME MK RO RS SI
visegrad, v4 | Visegrád countries | PL CZ SK HU
western europe | Western Europe | AT BE CH DE FR GB IE LU NL
southern europe | Southern Europe | ES PT IT GR MT CY
northern europe | Northern Europe | SE NO DK FI IS EE LV LT GB IE
north africa | North Africa | EG MA TN DZ LY
west africa | West Africa | NG GH SN CI BJ TG ML BF NE GM GN SL LR
east africa | East Africa | KE TZ UG RW ET BI SO
southern africa | Southern Africa | ZA NA BW ZW ZM MZ LS SZ
south asia | South Asia | IN PK BD LK NP BT MV
east asia | East Asia | CN JP KR TW HK MO MN
oceania | Oceania | AU NZ FJ PG WS TO
central america | Central America | CR PA GT HN SV NI BZ
caribbean, the caribbean | Caribbean | JM TT BB BS DO CU HT PR GD LC VC AG KN DM
`;
