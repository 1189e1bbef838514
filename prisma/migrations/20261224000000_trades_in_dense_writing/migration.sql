-- More built-in synonyms: everyday trades in Chinese, Japanese and Korean whose searches found nothing
-- ("工程师", "デザイナー", "영업"). What is anew here takes the place of a group of that name. The
-- release before reads the two views as they are.
CREATE MATERIALIZED VIEW search.dense_trade_synonyms AS
WITH added AS (
  SELECT trim(split_part(replace(line, '>', ','), ',', 1)) AS name, line ~ '>' AS is_one_way,
    ARRAY(SELECT trim(term) FROM regexp_split_to_table(line, '[,>]') term) AS terms
  FROM regexp_split_to_table($synonyms$
工程师 > engineer
エンジニア > engineer
엔지니어 > engineer
销售 > sales
销售员 > sales assistant, salesperson, sales representative
営業 > sales
営業職 > sales, sales representative
영업 > sales
영업사원 > sales representative
设计师 > designer
デザイナー > designer
디자이너 > designer
料理人 > cook, chef
コック > cook, chef
経理 > accountant, accounts assistant, accounting
회계 > accountant, accounting
운전기사 > driver
운전사 > driver
市场营销 > marketing
マーケティング > marketing
마케팅 > marketing
人力资源 > human resources
人事 > human resources
인사 > human resources
客服 > customer service
カスタマーサポート > customer support
고객상담 > customer service
翻訳者 > translator
번역가 > translator
律师 > lawyer
弁護士 > lawyer
변호사 > lawyer
의사 > doctor
药剂师 > pharmacist
薬剤師 > pharmacist
약사 > pharmacist
经理 > manager
项目经理 > project manager
产品经理 > product manager
プロジェクトマネージャー > project manager
保安 > security guard
警備員 > security guard
경비원 > security guard
电工 > electrician
電気工事士 > electrician
전기기사 > electrician
焊工 > welder
溶接工 > welder
용접공 > welder
介護士 > care assistant, carer
보육교사 > nursery practitioner, early years educator
保育士 > nursery practitioner, early years educator
事務 > administrative assistant, office assistant
사무직 > administrative assistant, office assistant
行政助理 > administrative assistant
前台 > receptionist
受付 > receptionist
数据分析师 > data analyst
データアナリスト > data analyst
데이터분석가 > data analyst
数据科学家 > data scientist
机械工程师 > mechanical engineer
機械エンジニア > mechanical engineer
$synonyms$, '\n') line
  WHERE line <> ''
)
SELECT name, is_one_way, terms, true AS is_added FROM added
UNION ALL
SELECT name, is_one_way, terms, false FROM search.trade_synonyms
WHERE name NOT IN (SELECT name FROM added);
CREATE UNIQUE INDEX dense_trade_synonyms_name_idx ON search.dense_trade_synonyms (name);

-- The same in the words of the index. A compound is in its parts, with "_" between them.
CREATE MATERIALIZED VIEW search.dense_trade_synonym_readings AS
WITH forms AS (
  SELECT split_part(pair, ':', 1) AS word, replace(split_part(pair, ':', 2), '_', ' ') AS form
  FROM regexp_split_to_table(trim($forms$
  工程师:工程_程师 engineer:engineer1 エンジニア:エン_ンジ_ジニ_ニア 엔지니어:엔지_지니_니어 销售员:销售_售员
  assistant:assistant1 representative:representative1 営業職:営業_業職 영업사원:영업_업사_사원 设计师:设计_计师
  デザイナー:デザ_ザイ_イナ_ナー 디자이너:디자_자이_이너 料理人:料理_理人 コック:コッ_ック accountant:accountant1
  accounting:accounting1 운전기사:운전_전기_기사 운전사:운전_전사 市场营销:市场_场营_营销 marketing:marketing1
  マーケティング:マー_ーケ_ケテ_ティ_ィン_ング 마케팅:마케_케팅 人力资源:人力_力资_资源 customer:customer1
  カスタマーサポート:カス_スタ_タマ_マー_ーサ_サポ_ポー_ート 고객상담:고객_객상_상담 翻訳者:翻訳_訳者 translator:translator1
  번역가:번역_역가 弁護士:弁護_護士 변호사:변호_호사 药剂师:药剂_剂师 薬剤師:薬剤_剤師 manager:manager1 项目经理:项目_目经_经理
  产品经理:产品_品经_经理 プロジェクトマネージャー:プロ_ロジ_ジェ_ェク_クト_トマ_マネ_ネー_ージ_ジャ_ャー security:security1 警備員:警備_備員
  경비원:경비_비원 電気工事士:電気_気工_工事_事士 전기기사:전기_기기_기사 溶接工:溶接_接工 용접공:용접_접공 介護士:介護_護士 보육교사:보육_육교_교사
  educator:education1 保育士:保育_育士 administrative:administrative1 사무직:사무_무직 行政助理:行政_政助_助理
  数据分析师:数据_据分_分析_析师 データアナリスト:デー_ータ_タア_アナ_ナリ_リス_スト 데이터분석가:데이_이터_터분_분석_석가 数据科学家:数据_据科_科学_学家
  机械工程师:机械_械工_工程_程师 mechanical:mechanical1 機械エンジニア:機械_械エ_エン_ンジ_ジニ_ニア
  $forms$, E' \n'), '\s+') pair
), indexed AS (
  SELECT s.name, s.is_one_way, nth, term AS shown, (
    SELECT string_agg(coalesce(form, word), ' ' ORDER BY place)
    FROM unnest(string_to_array(term, ' ')) WITH ORDINALITY w (word, place)
      LEFT JOIN forms USING (word)
  ) AS term
  FROM search.dense_trade_synonyms s, unnest(s.terms) WITH ORDINALITY t (term, nth)
  WHERE s.is_added
)
SELECT name, term, search.lexemes_of(term) AS lexemes,
  ARRAY(SELECT other.term FROM indexed other
    WHERE other.name = i.name AND other.nth <> i.nth ORDER BY other.nth) AS alternatives
FROM indexed i
WHERE NOT is_one_way OR shown = name
UNION ALL
SELECT r.name, r.term, r.lexemes, r.alternatives
FROM search.trade_synonym_readings r JOIN search.dense_trade_synonyms s USING (name)
WHERE NOT s.is_added;
CREATE INDEX dense_trade_synonym_readings_lexemes_idx ON search.dense_trade_synonym_readings ((lexemes[1]));

CREATE OR REPLACE VIEW search.current_synonyms AS
SELECT name, is_one_way, terms FROM search.dense_trade_synonyms;
CREATE OR REPLACE VIEW search.current_synonym_readings AS
SELECT name, term, lexemes, alternatives FROM search.dense_trade_synonym_readings;

-- Alerts' words were read without them.
-- holds briefly because the table has one row
UPDATE search.reading_state SET words = words + 1;
