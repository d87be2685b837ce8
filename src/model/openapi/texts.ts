import type { Language, Translations } from '../../domain/text'
import { biTexts } from './biTexts'
import { bulkTexts } from './bulkTexts'
import { chatTexts } from './chatTexts'
import { deviceTexts } from './deviceTexts'
import { folderTexts } from './folderTexts'
import { introTexts } from './introTexts'
import { mailTexts } from './mailTexts'
import { noticeTexts } from './noticeTexts'
import { orderTexts } from './orderTexts'
import { paperTexts } from './paperTexts'
import { platformTexts } from './platformTexts'
import { searchTexts } from './searchTexts'
import { teamTexts } from './teamTexts'

/** What the document says beside the schemas' own words. */
const texts = {
  ...bulkTexts,
  ...chatTexts,
  ...mailTexts,
  ...biTexts,
  ...noticeTexts,
  ...platformTexts,
  ...teamTexts,
  ...folderTexts,
  ...orderTexts,
  ...paperTexts,
  ...deviceTexts,
  ...introTexts,
  ...searchTexts,
  list: { es: 'Listar', en: 'List', fr: 'Lister', vi: 'Liệt kê', cn: '列表', ar: 'عرض القائمة' },
  one: {
    es: 'Leer uno',
    en: 'Read one',
    fr: 'Lire un',
    vi: 'Đọc một',
    cn: '读取一条',
    ar: 'قراءة واحد',
  },
  create: { es: 'Crear', en: 'Create', fr: 'Créer', vi: 'Tạo', cn: '新建', ar: 'إنشاء' },
  update: {
    es: 'Cambiar; solo lo que cambia',
    en: 'Change; only what changes',
    fr: 'Modifier ; seulement ce qui change',
    vi: 'Sửa; chỉ gửi phần thay đổi',
    cn: '修改；仅发送变更内容',
    ar: 'تعديل؛ ما يتغير فقط',
  },
  delete: { es: 'Eliminar', en: 'Delete', fr: 'Supprimer', vi: 'Xóa', cn: '删除', ar: 'حذف' },
  history: {
    es: 'Quién cambió qué',
    en: 'Who changed what',
    fr: 'Qui a changé quoi',
    vi: 'Ai đã đổi gì',
    cn: '谁改了什么',
    ar: 'من غيّر ماذا',
  },
  revert: {
    es: 'Restablecer lo que había antes de una entrada del historial',
    en: 'Put back what was there before an entry of the history',
    fr: 'Rétablir ce qui précédait une entrée de l’historique',
    vi: 'Hoàn lại giá trị trước một mục lịch sử',
    cn: '还原为某条历史记录之前的内容',
    ar: 'إرجاع ما كان قبل قيد من السجل الزمني',
  },
  activity: {
    es: 'Lo que cambió una persona',
    en: 'What a person changed',
    fr: 'Ce qu’une personne a modifié',
    vi: 'Những gì một người đã đổi',
    cn: '某人所做的变更',
    ar: 'ما غيّره شخص',
  },
  trash: {
    es: 'Lo eliminado que se puede restaurar',
    en: 'What was deleted and may come back',
    fr: 'Ce qui a été supprimé et peut revenir',
    vi: 'Những gì đã xóa và có thể khôi phục',
    cn: '已删除且可恢复的记录',
    ar: 'ما حُذف ويمكن استعادته',
  },
  restore: {
    es: 'Restaurar',
    en: 'Bring back',
    fr: 'Restaurer',
    vi: 'Khôi phục',
    cn: '恢复',
    ar: 'استعادة',
  },
  tabs: {
    es: 'Contar por pestaña',
    en: 'Count by tab',
    fr: 'Compter par onglet',
    vi: 'Đếm theo thẻ',
    cn: '按标签计数',
    ar: 'العدد حسب التبويب',
  },
  export: {
    es: 'Exportar lo filtrado; la dirección vale diez minutos',
    en: 'Export what is filtered; the address is good for ten minutes',
    fr: 'Exporter le résultat filtré ; l’adresse vaut dix minutes',
    vi: 'Xuất kết quả lọc; địa chỉ có hiệu lực mười phút',
    cn: '导出筛选结果；地址十分钟内有效',
    ar: 'تصدير النتائج المصفاة؛ العنوان صالح عشر دقائق',
  },
  alike: {
    es: 'Lo que quizá ya existe: misma identidad, teléfono o correo, o un nombre muy parecido',
    en: 'What may be there already: same identity, phone or mail, or a name much alike',
    fr: 'Ce qui existe peut-être déjà : même identité, téléphone ou courriel, ou nom très proche',
    vi: 'Những gì có thể đã tồn tại: cùng mã định danh, điện thoại hoặc email, hoặc tên rất giống',
    cn: '可能已存在的记录：证件、电话或邮箱相同，或名称非常相近',
    ar: 'ما قد يكون موجودًا: الهوية أو الهاتف أو البريد نفسه، أو اسم شديد الشبه',
  },
  importNames: {
    es: 'Encontrar los registros que nombra un archivo',
    en: 'Find the records a file names',
    fr: 'Trouver les fiches que nomme un fichier',
    vi: 'Tìm các bản ghi được nêu trong tệp',
    cn: '查找文件中提到的记录',
    ar: 'إيجاد السجلات المذكورة في ملف',
  },
  who: {
    es: 'Quién puede',
    en: 'Who may',
    fr: 'Qui peut',
    vi: 'Ai được phép',
    cn: '谁可以',
    ar: 'من يحق له',
  },
  from: {
    es: 'Desde',
    en: 'From',
    fr: 'Depuis',
    vi: 'Từ',
    cn: '起始状态',
    ar: 'من حالة',
  },
  to: { es: 'Hacia', en: 'To', fr: 'Vers', vi: 'Đến', cn: '目标状态', ar: 'إلى حالة' },
  warns: {
    es: 'Avisa antes, sin impedirlo',
    en: 'Warns first, and does not prevent it',
    fr: 'Avertit d’abord, sans l’empêcher',
    vi: 'Báo trước, không ngăn cản',
    cn: '事先提醒，但不阻止',
    ar: 'ينبّه أولًا ولا يمنع',
  },
  needs: {
    es: 'Necesita',
    en: 'Needs',
    fr: 'Exige',
    vi: 'Cần có',
    cn: '需要',
    ar: 'يلزم',
  },
  filter: {
    es: 'Condiciones en JSON: {"CAMPO": valor | [valores] | {operador: valor}}, "q" busca, "tab" elige',
    en: 'Conditions as JSON: {"FIELD": value | [values] | {operator: value}}, "q" searches, "tab" picks',
    fr: 'Conditions en JSON : {"CHAMP": valeur | [valeurs] | {opérateur: valeur}}, "q" cherche, "tab" choisit',
    vi: 'Điều kiện JSON: {"TRƯỜNG": giá trị | [giá trị] | {toán tử: giá trị}}, "q" để tìm, "tab" để chọn',
    cn: 'JSON 条件：{"字段": 值 | [值] | {运算符: 值}}，"q" 搜索，"tab" 选标签',
    ar: 'شروط بصيغة JSON: {"حقل": قيمة | [قيم] | {معامل: قيمة}}، "q" للبحث و"tab" للتبويب',
  },
  range: {
    es: 'Primera y última fila: [0,24]; 200 filas como máximo',
    en: 'First and last row: [0,24]; 200 rows at most',
    fr: 'Première et dernière ligne : [0,24] ; 200 lignes au plus',
    vi: 'Dòng đầu và cuối: [0,24]; tối đa 200 dòng',
    cn: '首行与末行：[0,24]；最多 200 行',
    ar: 'أول صف وآخر صف: [0,24]؛ 200 صف على الأكثر',
  },
  sort: {
    es: 'Campo y sentido: ["CAMPO","ASC"]',
    en: 'Field and order: ["FIELD","ASC"]',
    fr: 'Champ et sens : ["CHAMP","ASC"]',
    vi: 'Trường và chiều: ["TRƯỜNG","ASC"]',
    cn: '字段与方向：["字段","ASC"]',
    ar: 'الحقل والاتجاه: ["حقل","ASC"]',
  },
  cursor: {
    es: 'Marca de página de la respuesta anterior',
    en: 'A page mark of the answer before',
    fr: 'Repère de page de la réponse précédente',
    vi: 'Dấu trang của câu trả lời trước',
    cn: '上一次答复中的分页标记',
    ar: 'علامة صفحة من الإجابة السابقة',
  },
  version: {
    es: 'La versión que se vio: "12"',
    en: 'The version that was seen: "12"',
    fr: 'La version qui a été vue : "12"',
    vi: 'Phiên bản đã thấy: "12"',
    cn: '所见版本："12"',
    ar: 'النسخة التي شوهدت: "12"',
  },
  idempotency: {
    es: 'Nombre de la intención: repetirla no crea dos',
    en: 'Names the intention: sent again it makes no second',
    fr: 'Nomme l’intention : répétée, elle ne crée pas deux fois',
    vi: 'Tên của ý định: gửi lại không tạo thêm',
    cn: '意图标识：重复发送不会重复创建',
    ar: 'اسم النية: تكرارها لا ينشئ ثانيًا',
  },
  company: {
    es: 'La empresa en la que se trabaja; la propia si falta',
    en: 'The company worked in; one’s own where it is missing',
    fr: 'La société de travail ; la sienne si absente',
    vi: 'Công ty đang làm việc; mặc định là công ty của mình',
    cn: '当前公司；缺省为本人公司',
    ar: 'الشركة التي يُعمل فيها؛ شركته إن غابت',
  },
  ok: { es: 'Hecho', en: 'Done', fr: 'Fait', vi: 'Xong', cn: '完成', ar: 'تم' },
  refused: {
    es: 'Rechazado, con el motivo',
    en: 'Refused, with the reason',
    fr: 'Refusé, avec la raison',
    vi: 'Bị từ chối, kèm lý do',
    cn: '已拒绝，附原因',
    ar: 'مرفوض مع السبب',
  },
} satisfies Record<string, Translations>

export type OpenApiText = keyof typeof texts

export const say = (key: OpenApiText, language: Language): string => texts[key][language]
