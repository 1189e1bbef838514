// Titles in languages without word vectors, written for this bench: a line has titles for the same
// work, apart by commas.

export const LANGUAGE_TITLES: Record<string, string> = {
  German: `Softwareentwickler, Software Entwickler (m/w/d), Entwickler für Software, Anwendungsentwickler
Krankenpfleger, Gesundheits- und Krankenpflegerin, Pflegefachkraft Krankenhaus, Altenpfleger
Lagerist, Lagermitarbeiter, Fachkraft für Lagerlogistik, Mitarbeiter Lager
Bürokaufmann, Kauffrau für Büromanagement, Bürokraft, Büroangestellte
Buchhalter, Finanzbuchhalterin, Bilanzbuchhalter, Lohnbuchhalter
Vertriebsmitarbeiter, Mitarbeiter im Vertrieb, Außendienst Vertrieb, Vertriebsleiter
Elektriker, Elektroniker, Elektroinstallateur, Elektroniker für Betriebstechnik
Koch, Köchin, Jungkoch, Küchenchef
Erzieher, Erzieherin Kita, Kinderpfleger, Pädagogische Fachkraft Kita
Kraftfahrer, Berufskraftfahrer, LKW-Fahrer, Fahrer Nahverkehr`,
  French: `Développeur logiciel, Développeuse de logiciels, Ingénieur logiciel, Développeur web
Infirmier, Infirmière diplômée d'État, Infirmier de bloc opératoire, Aide-soignante
Comptable, Assistant comptable, Chef comptable, Expert-comptable
Vendeur, Vendeuse en magasin, Conseiller de vente, Vendeur prêt-à-porter
Cuisinier, Chef de cuisine, Commis de cuisine, Second de cuisine
Chauffeur routier, Chauffeur poids lourd, Chauffeur-livreur, Conducteur routier
Électricien, Électricien de maintenance, Électricien bâtiment, Monteur électricien
Assistant de direction, Assistante administrative, Secrétaire de direction, Secrétaire administrative
Boulanger, Boulangère, Ouvrier boulanger, Boulanger-pâtissier
Professeur des écoles, Professeur de mathématiques, Enseignant, Professeur des lycées`,
  Spanish: `Desarrollador de software, Programador de software, Ingeniero de software, Desarrolladora web
Enfermero, Enfermera de quirófano, Auxiliar de enfermería, Supervisora de enfermería
Contable, Auxiliar contable, Asistente de contabilidad, Técnico contable
Camarero, Camarera de sala, Ayudante de camarero, Jefe de sala
Conductor de camión, Camionero, Conductor repartidor, Conductor de reparto
Electricista, Oficial electricista, Técnico electricista, Ayudante de electricista
Cocinero, Ayudante de cocina, Jefe de cocina, Cocinera
Mozo de almacén, Operario de almacén, Encargado de almacén, Carretillero de almacén
Profesor de inglés, Profesora de primaria, Profesor de matemáticas, Maestra de primaria
Dependiente, Dependienta de tienda, Encargado de tienda, Vendedor de tienda`,
  Japanese: `ソフトウェアエンジニア, ソフトウェア開発エンジニア, システムエンジニア, Webエンジニア
看護師, 正看護師, 看護師長, 訪問看護師
介護士, 介護福祉士, 介護職員, 訪問介護員
営業職, 法人営業, 営業マネージャー, 個人営業
経理, 経理担当, 経理事務, 経理マネージャー
調理師, 調理スタッフ, 調理補助, 料理人
保育士, 保育補助, 保育園の先生, 主任保育士
トラック運転手, 大型トラックドライバー, 配送ドライバー, 運転手
一般事務, 事務職, 営業事務, 事務スタッフ
薬剤師, 病院薬剤師, 調剤薬局の薬剤師, 管理薬剤師`,
  Chinese: `软件工程师, 高级软件工程师, 软件开发工程师, 后端开发工程师
护士, 注册护士, 病房护士, 护士长
会计, 财务会计, 总账会计, 成本会计
销售经理, 区域销售经理, 销售代表, 大客户销售
厨师, 中餐厨师, 厨师长, 西餐厨师
司机, 货车司机, 卡车司机, 配送司机
小学教师, 数学教师, 英语教师, 幼儿园教师
人力资源专员, 人力资源经理, 人力资源总监, 人事专员
仓库管理员, 仓库主管, 仓管员, 仓库操作员
产品经理, 高级产品经理, 产品总监, 产品助理`,
};
