/** What else people say in each niche, and how founders put it. */
export const mediaStreamingWordings = `
# niche-video
also: viewer, binge watcher, cinephile, film buff, anime fan, cult film fan, content curator, diaspora viewer, rights holder, small distributor, avod, tvod, pay per rental, film rental, linear channel, classic films, silent films, indie movies, horror streaming, faith films, fitness videos channel, yoga video subscription, children's cartoons, travel films, k-drama, telenovela, bollywood films, watch party, episode tracker, watchlist, micro drama, remote control, smart tv, set-top box, streaming stick, movie catalogue, episode, season, trailer, thumbnail, subtitles, video player, dvd, restored print, ad break, licence window, territory rights, geo-block, premiere, age rating, monthly subscription, churn after finale, takedown notice, piracy, ad-supported, left the catalogue, nothing to watch, endless scrolling, buffering, cancelled after trial, pirate site, too many subscriptions, bad subtitles, stream, binge, curate, license films, geo-fence, films online, movies at home, watch old movies, rare films, where to watch, tv series
Fans of Westerns, ballet or Yoruba comedies scroll past a thousand thrillers and find three titles. A small paid catalogue with just their thing, on the television.
One-minute soap episodes in upright format, first ten free.
cancel netflix every month lol, nothing for horror heads. want 1 app w only weird 70s horror n chat while watchin
My grandmother in Toronto misses the Tamil serials of her youth. The tapes rot in a Chennai cupboard; I would like to clear the rights and put them up.
Handball and futsal second divisions in Croatia and Denmark: each club's matches plus archives for subscribers, paid per season.
We make the living-room apps for small rights holders: Samsung, LG, Fire and Apple boxes, tested, certified and kept up for a monthly fee.
Telly for toddlers without adverts or screaming unboxers, where a parent sets twenty minutes and it ends softly.
I own forty nature documentaries, and platforms pay me cents. Bundle producers like me in a 24-hour channel with shared ads.
# film-production
also: director, line producer, first ad, second ad, production assistant, gaffer, grip, cinematographer, dop, script supervisor, location manager, costume designer, showrunner, réalisateur, spot boy, documentary filmmaker, feature film, commercial shoot, music video shoot, tv series production, animation studio, student film, virtual production, previsualisation, location library, film permit, crew hiring, script coverage, script writing software, film insurance, tax incentive filming, set design, film funding, camera, clapperboard, boom mic, dolly, lighting rig, wardrobe rack, make-up chair, shot list, script page, strip board, sound stage, green screen, catering truck, shoot day, wrap, pre-production, deal memo, day player, cost report, release form, union rules, pitch deck, greenlight, overtime turnaround, reshoot, over schedule, lost light, rain stopped shoot, actor late, missed shot, location fell through, continuity error, script changed overnight, shoot, scout, direct, making movies, making films, movie making, lights camera action, movie script, rushes
A page was rewritten on Thursday, wardrobe heard on Friday by rumour, and the wrong coat was on camera. Push changed scenes to every department that they touch.
From pages to a day-by-day plan with cast, places and money.
shooting a 20min short w no budget, crew of 9, whatsapp chaos, need free thing for call times n maps n lunch
I was second assistant director on eleven features in Budapest. My nights went on tomorrow's sheet, taxis and the actor who moved hotel.
Nollywood crews who finish a feature in ten days: petty cash, generators, permits from area boys and releases on one phone.
A yard with period cars, phone boxes, hospital beds and breakaway glass, hired out by the week with a driver.
Rent your house to a telly crew: what do they pay, who mends the floor, and how long will the lorries block the street?
As a production accountant I get shoeboxes of receipts from runners in three countries, and the tax rebate office wants them by line.
# video-post
also: film editor, colourist, sound designer, youtuber editing, subtitler, captioner, dubbing artist, vfx artist, motion designer, post supervisor, videographer, monteur vidéo, rough cut, fine cut, reels editing, short clips, podcast clips, auto captions, burned-in subtitles, lip sync, voice cloning dub, rotoscoping, green screen keying, visual effects, video upscaling, film restoration, video compression, footage search, transcript editing, explainer video, highlight reel, multicam edit, aspect ratio reframe, footage, timeline, raw file, proxy, export, srt file, waveform, edit suite, sound mix, lut, render queue, music bed, jump cut, delivery spec, quality check, picture lock, review link, client notes, broadcast standard, accessibility law, version seven final, endless revisions, wrong caption, out of sync, corrupted card, lost footage, render crashed, night editing, robotic voice, edit, trim, caption, dub, grade, transcode, cutting videos, words under video, make clips, long video short, movie in hindi, tidy up footage, add subtitles
The interview is forty minutes, the client wants six clips by tonight, and the subtitles spell her name wrong. Cut by editing the text, not the timeline.
Foreign voices matched to the speaker's own tone for training films.
edit weddings, 3tb per wknd, cull takes 2 days, want ai that finds vows speech dance n makes rough cut
My brother was an assistant in a cutting room in Mumbai. He mounted drives with labels like "final2 new" to find one sunset.
Turkish dramas sold to Latin America and Pakistan need Spanish and Urdu speech within a week of airing, with lips that do not look silly.
A bureau of deaf and blind reviewers who check captions and narrated descriptions before the broadcaster does.
Raw holiday and drone shots into a watchable ten minutes with music; send the card, get it back on a stick for granny.
As the customer I write "make it pop at 0:43" in an email, and it takes five rounds. Let me draw on the frame and see what has been done.
# cinemas
also: cinema owner, theatre owner, cinema manager, usher, box office clerk, film programmer, cinema chain, kino, salle de cinéma, filmgoer, film exhibitor, sinema salonu, talkies owner, picture house, luxury cinema, cine club, rooftop cinema, senior matinee, baby screening, event cinema, opera broadcast, cult film night, loyalty pass, unlimited card, school screening, cinema pre-show, touring cinema, movie ticketing, second-run cinema, big screen, projector, laser projector, seat row, recliner, auditorium, foyer, ticket booth, popcorn machine, soda fountain, nachos, 3d glasses, film reel, sound system, hard drive key, marquee sign, trailer reel, premiere, opening weekend, matinee, kdm, film rental, box office return, holdover week, release date, age certificate, blockbuster summer, tuesday discount, empty seats, empty hall, key didn't open, projector failed, sticky floor, streaming took audience, broken recliner, project, programme films, book a film, usher in, movie house, the pictures, watch on screen, film theatre, movie night out, picture hall
Saturday sells itself, Tuesday has six people in 200 chairs. Let groups crowd-pick an old favourite and switch the lamp on only when forty have paid.
Till, snack bar and chair plan for a two-auditorium picture house.
inherited a movie house in small town ohio, studio wants 60 pct n 4 wks, heating bill crazy, how to fill midweek
My grandfather carried reels by bicycle between two villages in Kerala. The hall still stands, and I want to reopen it with laser light and samosas.
Inflatable screens and a generator touring refugee camps and market towns in Ethiopia, funded by soap brands and NGOs.
We repair and calibrate old digital lamps, servers and sound racks for independents who cannot afford the maker's contract.
Flicks for mums with babies, lights half up and nobody minding the crying; a subscription for a local picture palace with unlimited visits.
As a distributor I send keys for forty copies, and three venues ring at 7 pm because theirs opens an hour late. Automate that.
# live-production
also: livestreamer, video operator, vision mixer, worship tech, church media volunteer, av tech, event videographer, stream director, sound guy, sports club volunteer, broadcast engineer, wedding streamer, mass online, webinar production, concert stream, graduation stream, esports broadcast, local football stream, cricket live stream, instant replay, lower thirds, live captions, simulcast, town hall stream, video wall feed, ptz control, cloud production, stream monetisation, ptz camera, capture card, hdmi cable, sdi, audio mixer, lapel mic, switcher, bonded modem, gimbal, tally light, intercom, green room, sim bonding, teleprompter, stream key, pulpit, touchline, going live, run of show, sunday service, match day, kick-off, copyright strike, streaming licence, upload speed, broadcast rights, test stream, stream dropped, no sound, frozen picture, audio delay, wifi died, muted stream, lagging video, go live, broadcast, switch cameras, mic up, encode, church on tv, watch from home, show match online, online service, filming events live, video for funeral, broadcast our game, church streaming
The hall's wifi dies as 400 guests log on, and the widow's relatives in Canada see a frozen picture. Bring a bag that joins four SIMs and keeps it going.
Unmanned pole camera for village football, with scores on screen.
church media team all volunteers 17 yo on sound, want 1 button go live on fb n yt w lyrics
I mixed cameras for conferences for eight years. The mic was muted, the slides were late, and the remote audience learnt nothing; one producer in a distant room could handle four such shows.
Cricket leagues in Nepal and Sri Lanka shot with three phones and a laptop, commentary in the local tongue and a sponsor's logo each over.
Van with desk, cables, comms and crew of two for hire by the day to schools, parliaments and auction barns.
Granny cannot travel to the crematorium or the christening. A decent picture on her tablet, recorded for those in other time zones.
As the coach of a girls' volleyball side I need the match sent out to parents and college scouts, but the robot follows the referee.
# talent
also: performer, thespian, model, extra, stunt performer, voice-over artist, dubbing artist, child model, stand-up comic, schauspieler, comédien, struggling actor, dancer agency, casting assistant, acting agency, breakdown service, extras casting, voice agency, commercial casting, hand model, ugc actor, motion capture, puppeteer, theatre auditions, theatre actor, musical theatre performer, voice clone licence, ai voice rights, speaker agency, drama school, celebrity booking, lookalike agency, self-tape studio, acting coach, headshot, comp card, portfolio, sides, demo reel, voice booth, ring light, runway, costume fitting, model book, cv credits, casting tape, callback, buyout, equity card, sag, child licence, pilot season, cattle call, availability check, option on dates, chaperone, ghosted after audition, fake casting, registration fee scam, unpaid usage, voice stolen, typecast, no callbacks, deepfake of actor, represent, rehearse, self-record, become an actor, get discovered, faces for ads, find a model, voice for ad, movie extras, acting jobs, actors paid late
My niece paid 200 for a "registration" at a photo shoot that led to nothing. A noticeboard where each job is checked, with the name of whoever hires.
Send the scene, get fifty recorded readings by Friday, sorted by the director's ticks.
i do radio ad voices frm home, client used my demo to clone me, want contract + detector 4 my voice
I looked after forty performers in Madrid. A shampoo spot ran for three years beyond its term, and nobody had counted the weeks.
Crowd performers in Mumbai and Cairo wait at a gate at five, get chosen by a broker who keeps a third, and are paid after months.
Studio where performers record try-outs with a reader, good light and a coach, by the half hour.
Kiddies with a cute face get spotted on Instagram, and parents have no clue about licences, hours and pay. A guide and an honest agent on call.
As the ad agency's producer I need a left-handed woman of fifty who can juggle, cleared for two countries and one year. Show me price and availability.
# radio
also: rj, broadcaster, news reader, station manager, programme director, radio volunteer, radiomoderator, animateur radio, traffic clerk, community broadcaster, radio producer, hospital radio, student radio, pirate radio, college radio, farm radio, religious broadcast, breakfast show, drive time, request show, radio automation, voice tracking, web radio, shortwave, digital radio, radio podcast, audience measurement, ai presenter, radio advert production, studio, microphone, mixing desk, mast, headphones, playlist, cd library, on-air light, fader, frequency, car radio, transistor radio, cue sheet, jingle package, news bulletin, song log, playout computer, ofcom licence, royalty report, music licence, rate card, sponsorship spot, rajar, listening diary, airtime, pledge drive, live read, dead air, off air, lost signal, static, repeated song, missed spot, transmitter failure, no listeners, unpaid airtime, broadcast, play out, tune in, radio show, voice on radio, music and talk, station in town, listen in car, village radio, songs on radio
The bakery will not buy a spot because no one can say whether anybody listened. Count the tuned-in phones and cars in a small town and give the owner a sheet.
Automation that plays the songs, reads the weather and logs each title for the royalty people.
run a lil online station from bedroom 4 caribbean ppl in london, licences confusing n stream costs, all in 1 pls
My father read the farm prices on air in a Quechua valley for three decades. When the mast fell, the district fell silent.
Volunteer broadcasters in Malawi and Nepal who take phone-ins on crops and floods: a solar box, a mixer and a recorder in a suitcase.
We write, voice and mix thirty-second adverts for garages and dentists in a day, for stations that have no studio hand.
Hospital wards and student unions with a mic and a few DJs: who is on when, what may be played, and how do listeners ask for a tune?
As a morning host I prepare alone at four: traffic, birthdays, local gossip. Give me a sheet of talk points from our own valley.
`;
