-- {"lobby": ["4f2hec", "HRSjKetq1cFr_PP5G6FCMO7FMnFX5Wik"], "running": ["ztutu7", "r1jq1LYPlyg3dpJ9jG_v-mdh3zSx52vQ"], "move": 28, "hand": [3, 36], "ended": ["8dg6w8", "0TaL5PmRsazXjZ7Y9CEcat-52tmvykkW"], "winners": [2, 3]}
BEGIN TRANSACTION;
CREATE TABLE choices (
	game VARCHAR(60) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	choice BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	PRIMARY KEY (game, seq)
);
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',0,0,2117,'human');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',1,0,17454,'human');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',2,0,17457,'human');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',3,0,18475,'human');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',4,0,67,'human');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',5,0,-2,'human');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',6,1,51,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',7,1,3086,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',8,2,134217745,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',9,1,-2,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',10,1,51539607567,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',11,2,55,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',12,2,34359738405,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',13,3,34359738430,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',14,0,34359738403,'human');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',15,2,57,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',16,3,28,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',17,0,35,'human');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',18,1,32,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',19,2,-2,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',20,3,17767072767,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',21,3,34359738443,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',22,3,34359738399,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',23,3,64,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',24,3,75,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',25,3,1032,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',26,3,1086,'bot');
INSERT INTO "choices" VALUES('da8f313300fa3afb.1',27,3,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',0,1,53,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',1,1,78,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',2,1,17456,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',3,1,1025,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',4,0,-1,'human');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',5,1,1086,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',6,0,51539607563,'human');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',7,1,51539607574,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',8,0,51539607558,'human');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',9,1,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',10,1,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',11,2,66,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',12,2,73,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',13,2,2071,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',14,1,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',15,2,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',16,3,52,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',17,3,17454,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',18,3,1312815,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',19,3,59,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',20,1,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',21,2,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',22,3,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',23,0,56,'human');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',24,0,1038,'human');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',25,0,-2,'human');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',26,1,42,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',27,1,76,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',28,1,4164,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',29,1,57,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',30,2,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',31,3,29,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',32,1,1048,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',33,1,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',34,2,2061,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',35,1,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',36,2,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',37,1,67,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',38,1,38,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',39,1,4165,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',40,1,3075,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',41,2,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',42,1,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',43,2,58,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',44,3,51539607564,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',45,2,2109,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',46,1,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',47,2,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',48,1,72,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',49,1,4166,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',50,1,3080,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',51,1,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',52,2,63,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',53,2,-2,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',54,3,51,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',55,3,2068,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',56,1,-1,'bot');
INSERT INTO "choices" VALUES('f3904f202f1e545b.1',57,1,-1,'bot');
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('schema','2');
CREATE TABLE games (
	id VARCHAR(60) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	round INTEGER NOT NULL, 
	setup JSON NOT NULL, 
	seed VARCHAR(200) NOT NULL, 
	started FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('da8f313300fa3afb.1','da8f313300fa3afb',1,'{"players":4,"game":"bang","sets":[],"options":{"expert_characters":false,"no_book_cards":false,"three_lives":false,"spare_diamonds":false,"bonus_events":true,"event_cards":14,"last_event":"High Noon","law_costs_life":false,"dead_man_hunts":false,"shadow_gunslingers":false,"tornado_draws":false,"evelyn_two":false,"rosa_once":false},"ask_forced":true}','774fee1b765aa20bdfbca8337f794492afe153f3dce7c3e422240ab4f4d660a4',1.79539448184557604787e+09);
INSERT INTO "games" VALUES('f3904f202f1e545b.1','f3904f202f1e545b',1,'{"players":4,"game":"bang","sets":[],"options":{"expert_characters":false,"no_book_cards":false,"three_lives":false,"spare_diamonds":false,"bonus_events":true,"event_cards":14,"last_event":"High Noon","law_costs_life":false,"dead_man_hunts":false,"shadow_gunslingers":false,"tornado_draws":false,"evelyn_two":false,"rosa_once":false},"ask_forced":true}','83661a4f9fbaa1d14d11acdee03c7755e554b8a4ba05d2a19d7b1bd1f2ebf0e6',1.79539448205701112747e+09);
CREATE TABLE held (
	game VARCHAR(60) NOT NULL, 
	seq INTEGER NOT NULL, 
	choice BIGINT NOT NULL, 
	PRIMARY KEY (game)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(16) NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	public BOOLEAN NOT NULL, 
	timer INTEGER NOT NULL, 
	setup JSON NOT NULL, 
	seats JSON NOT NULL, 
	host INTEGER NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	round INTEGER NOT NULL, 
	touched FLOAT NOT NULL, 
	closed FLOAT, 
	locked BOOLEAN DEFAULT 0 NOT NULL, 
	pace VARCHAR(16) DEFAULT 'normal' NOT NULL, 
	version INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('a51c100a52f2987c','4f2hec','Waiting',0,0,'{"players":4,"game":"bang","sets":[],"options":{"expert_characters":false,"no_book_cards":false,"three_lives":false,"spare_diamonds":false,"bonus_events":true,"event_cards":14,"last_event":"High Noon","law_costs_life":false,"dead_man_hunts":false,"shadow_gunslingers":false,"tornado_draws":false,"evelyn_two":false,"rosa_once":false}}','[{"name":"Ann","kind":"human","bot":"greenhorn","key":"b6db0dcc6e9250bdc8b955079576bdc86026b44838e11c3144f6af98c6d9fb21","left":false,"quiet":[]},{"name":"","kind":"open","bot":null,"key":"","left":false,"quiet":[]},{"name":"","kind":"open","bot":null,"key":"","left":false,"quiet":[]},{"name":"Effie","kind":"bot","bot":"greenhorn","key":"","left":false,"quiet":[]}]',0,'lobby',0,1.79539448182725310323e+09,NULL,0,'normal',0);
INSERT INTO "tables" VALUES('da8f313300fa3afb','ztutu7','Running',0,0,'{"players":4,"game":"bang","sets":[],"options":{"expert_characters":false,"no_book_cards":false,"three_lives":false,"spare_diamonds":false,"bonus_events":true,"event_cards":14,"last_event":"High Noon","law_costs_life":false,"dead_man_hunts":false,"shadow_gunslingers":false,"tornado_draws":false,"evelyn_two":false,"rosa_once":false}}','[{"name":"Ann","kind":"human","bot":"greenhorn","key":"ed5e027083bc44af45bebbdfd87005d52746ac402bd0b26611f592d9c299e7d3","left":false,"quiet":[]},{"name":"Earl","kind":"bot","bot":"greenhorn","key":"","left":false,"quiet":[]},{"name":"Lem","kind":"bot","bot":"greenhorn","key":"","left":false,"quiet":[]},{"name":"Bonnie","kind":"bot","bot":"greenhorn","key":"","left":false,"quiet":[]}]',0,'playing',1,1.79539448184529590608e+09,NULL,0,'normal',1);
INSERT INTO "tables" VALUES('f3904f202f1e545b','8dg6w8','Ended',0,0,'{"players":4,"game":"bang","sets":[],"options":{"expert_characters":false,"no_book_cards":false,"three_lives":false,"spare_diamonds":false,"bonus_events":true,"event_cards":14,"last_event":"High Noon","law_costs_life":false,"dead_man_hunts":false,"shadow_gunslingers":false,"tornado_draws":false,"evelyn_two":false,"rosa_once":false}}','[{"name":"Ann","kind":"human","bot":"greenhorn","key":"de25240fa6461f4db8fd1df5bc6440320760583e7a71402c92fb3c0b58abc119","left":false,"quiet":[]},{"name":"Ezra","kind":"bot","bot":"greenhorn","key":"","left":false,"quiet":[]},{"name":"Pearl","kind":"bot","bot":"greenhorn","key":"","left":false,"quiet":[]},{"name":"Caleb","kind":"bot","bot":"greenhorn","key":"","left":false,"quiet":[]}]',0,'over',1,1.79539448215346646303e+09,NULL,0,'normal',2);
CREATE INDEX ix_games_table_id ON games (table_id);
COMMIT;
