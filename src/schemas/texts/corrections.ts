import type { Translations } from '../../domain/text'

/** What asking for another mark, or for a wrong one to be replaced, says. */
export const correctionTexts = {
  wrong: {
    es: 'Marca que reemplaza',
    en: 'Mark it replaces',
    fr: 'Pointage à remplacer',
    vi: 'Lượt chấm bị thay thế',
    cn: '要替换的打卡',
    ar: 'التسجيل المستبدل',
  },
  wrongHelp: {
    es: 'La marca equivocada de ese día. Vacía: se agrega una que falta.',
    en: 'The wrong mark of that day. Empty: a missing one is added.',
    fr: 'Le pointage erroné de ce jour. Vide : un pointage manquant est ajouté.',
    vi: 'Lượt chấm sai của ngày đó. Để trống: thêm lượt còn thiếu.',
    cn: '当天有误的打卡。留空：补一次缺少的打卡。',
    ar: 'التسجيل الخاطئ في ذلك اليوم. فارغ: يُضاف تسجيل ناقص.',
  },
  wantedHelp: {
    es: 'Dentro de los días que se guardan las marcas, y no en el futuro.',
    en: 'Within the days that marks are kept, and not in the future.',
    fr: 'Dans les jours de conservation des pointages, et pas dans le futur.',
    vi: 'Trong số ngày lưu chấm công, và không ở tương lai.',
    cn: '须在打卡保存期内，且不能是将来。',
    ar: 'ضمن أيام حفظ التسجيلات، وليس في المستقبل.',
  },
  otherDay: {
    es: 'Elija una marca de esa persona y de ese mismo día que aún no esté reemplazada',
    en: 'Choose a mark of that person on that same day which is not replaced yet',
    fr: 'Choisissez un pointage de cette personne, du même jour, pas encore remplacé',
    vi: 'Hãy chọn lượt chấm của người đó trong cùng ngày và chưa bị thay thế',
    cn: '请选择该人员当天尚未被替换的打卡',
    ar: 'اختر تسجيلًا لهذا الشخص في اليوم نفسه لم يُستبدل بعد',
  },
  askedAlready: {
    es: 'Ya pidió una corrección para esa hora, y aún no se resuelve',
    en: 'A correction for that time is asked for already, and not decided yet',
    fr: 'Une correction pour cette heure est déjà demandée, et pas encore décidée',
    vi: 'Đã yêu cầu điều chỉnh cho giờ đó và chưa được quyết định',
    cn: '该时间的更正已申请，尚未处理',
    ar: 'طُلب تصحيح لهذا الوقت من قبل ولم يُبتّ فيه بعد',
  },
  markAsked: {
    es: 'Ya hay una corrección pendiente de esa marca',
    en: 'A correction of that mark is waiting already',
    fr: 'Une correction de ce pointage est déjà en attente',
    vi: 'Đã có yêu cầu điều chỉnh lượt chấm này đang chờ',
    cn: '该打卡已有待处理的更正',
    ar: 'يوجد تصحيح قيد الانتظار لهذا التسجيل',
  },
} as const satisfies Readonly<Record<string, Translations>>
