import type { Translations } from '../../domain/text'

/** What the document says of papers and of calls to other systems. */
export const paperTexts = {
  versions: {
    es: 'Las versiones de un archivo, la actual primero',
    en: 'The versions of a file, the current one first',
    fr: 'Les versions d’un fichier, l’actuelle d’abord',
    vi: 'Các phiên bản của tệp, bản hiện tại trước',
    cn: '文件的各个版本，当前版本在前',
    ar: 'إصدارات الملف، الحالي أولًا',
  },
  calls: {
    es: 'Lo que se pidió a otros sistemas',
    en: 'What other systems were asked',
    fr: 'Ce qui a été demandé à d’autres systèmes',
    vi: 'Những gì đã yêu cầu các hệ thống khác',
    cn: '向其他系统提出的请求',
    ar: 'ما طُلب من الأنظمة الأخرى',
  },
  retry: {
    es: 'Volver a intentarlo ahora',
    en: 'Try it again now',
    fr: 'Réessayer maintenant',
    vi: 'Thử lại ngay',
    cn: '立即重试',
    ar: 'إعادة المحاولة الآن',
  },
  message: {
    es: 'El mensaje sobre este registro, para enviarlo por WhatsApp',
    en: 'The message about this record, to be sent by WhatsApp',
    fr: 'Le message sur cette fiche, à envoyer par WhatsApp',
    vi: 'Tin nhắn về bản ghi này, để gửi qua WhatsApp',
    cn: '关于此记录的消息，可通过 WhatsApp 发送',
    ar: 'الرسالة عن هذا السجل لإرسالها عبر واتساب',
  },
  summary: {
    es: 'Cuántos hay en cada estado y cuánto suman',
    en: 'How many stand in each state, and what they come to',
    fr: 'Combien sont dans chaque état et ce qu’ils totalisent',
    vi: 'Số lượng theo từng trạng thái và tổng tiền',
    cn: '各状态的数量与金额合计',
    ar: 'عدد السجلات في كل حالة ومجموعها',
  },
  paper: {
    es: 'La dirección de un PDF; vale diez minutos, y la copia queda contada',
    en: 'The address of a PDF; it is good for ten minutes, and the copy is counted',
    fr: 'L’adresse d’un PDF ; elle vaut dix minutes et la copie est comptée',
    vi: 'Địa chỉ của tệp PDF; có hiệu lực mười phút và bản in được ghi lại',
    cn: 'PDF 的地址；十分钟内有效，并记录该份副本',
    ar: 'عنوان ملف PDF؛ صالح عشر دقائق وتُحسب النسخة',
  },
  beside: {
    es: 'Números de otros recursos junto a las filas de un registro: unidades en bodega, series cargadas',
    en: 'Numbers of other resources beside the rows of a record: units on the shelf, serials loaded',
    fr: 'Nombres d’autres ressources à côté des lignes d’un enregistrement : unités en stock, séries saisies',
    vi: 'Số liệu của tài nguyên khác bên cạnh các dòng của bản ghi: tồn kho, số sê-ri đã nhập',
    cn: '记录各行旁的其他资源数字：库存数量、已录入序列号',
    ar: 'أرقام من موارد أخرى بجانب صفوف السجل: الوحدات في المخزن، الأرقام التسلسلية المدخلة',
  },
  besideDraft: {
    es: 'Lo mismo para filas que aún se editan, sin guardar nada; por su posición, desde 0',
    en: 'The same for rows that are still being edited, keeping nothing; by their place, from 0',
    fr: 'De même pour des lignes en cours de modification, sans rien garder ; par leur place, dès 0',
    vi: 'Tương tự cho các dòng đang sửa, không lưu gì; theo vị trí, từ 0',
    cn: '对仍在编辑的行同样给出，不保存任何内容；按位置，从 0 开始',
    ar: 'الشيء نفسه لصفوف ما زالت قيد التحرير، دون حفظ شيء؛ بحسب موضعها، بدءًا من 0',
  },
} as const satisfies Readonly<Record<string, Translations>>
