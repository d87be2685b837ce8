import type { Translations } from '../../domain/text'

/** What the team's board calls its parts. */
export const kanbanTexts = {
  column: { es: 'Columna', en: 'Column', fr: 'Colonne', vi: 'Cột', cn: '列', ar: 'عمود' },
  position: {
    es: 'Posición',
    en: 'Position',
    fr: 'Position',
    vi: 'Vị trí',
    cn: '位置',
    ar: 'الموضع',
  },
  title: { es: 'Título', en: 'Title', fr: 'Titre', vi: 'Tiêu đề', cn: '标题', ar: 'العنوان' },
  description: {
    es: 'Descripción',
    en: 'Description',
    fr: 'Description',
    vi: 'Mô tả',
    cn: '描述',
    ar: 'الوصف',
  },
  assigned: {
    es: 'Personas asignadas',
    en: 'Assigned people',
    fr: 'Personnes assignées',
    vi: 'Người được giao',
    cn: '负责人',
    ar: 'الأشخاص المكلفون',
  },
  from: { es: 'Desde', en: 'From', fr: 'Du', vi: 'Từ ngày', cn: '开始日期', ar: 'من' },
  until: { es: 'Vence', en: 'Due', fr: 'Échéance', vi: 'Hạn', cn: '截止日期', ar: 'الاستحقاق' },
  labels: { es: 'Etiquetas', en: 'Labels', fr: 'Étiquettes', vi: 'Nhãn', cn: '标签', ar: 'الوسوم' },
  checklist: {
    es: 'Lista de tareas',
    en: 'Checklist',
    fr: 'Liste de tâches',
    vi: 'Danh sách việc',
    cn: '任务清单',
    ar: 'قائمة المهام',
  },
  task: { es: 'Tarea', en: 'Task', fr: 'Tâche', vi: 'Việc', cn: '任务', ar: 'مهمة' },
  done: { es: 'Hecho', en: 'Done', fr: 'Fait', vi: 'Xong', cn: '完成', ar: 'تم' },
  attachments: {
    es: 'Adjuntos',
    en: 'Attachments',
    fr: 'Pièces jointes',
    vi: 'Tệp đính kèm',
    cn: '附件',
    ar: 'المرفقات',
  },
  file: { es: 'Archivo', en: 'File', fr: 'Fichier', vi: 'Tệp', cn: '文件', ar: 'ملف' },
  comments: {
    es: 'Comentarios',
    en: 'Comments',
    fr: 'Commentaires',
    vi: 'Bình luận',
    cn: '评论',
    ar: 'التعليقات',
  },
  comment: {
    es: 'Comentario',
    en: 'Comment',
    fr: 'Commentaire',
    vi: 'Bình luận',
    cn: '评论',
    ar: 'تعليق',
  },
  author: { es: 'Autor', en: 'Author', fr: 'Auteur', vi: 'Tác giả', cn: '作者', ar: 'الكاتب' },
  date: { es: 'Fecha', en: 'Date', fr: 'Date', vi: 'Ngày', cn: '日期', ar: 'التاريخ' },
  completed: {
    es: 'Terminada',
    en: 'Completed',
    fr: 'Terminée',
    vi: 'Đã hoàn thành',
    cn: '已完成',
    ar: 'مكتملة',
  },
  endsFirst: {
    es: 'No puede vencer antes de empezar',
    en: 'It cannot be due before it begins',
    fr: 'L’échéance ne peut précéder le début',
    vi: 'Hạn không thể trước ngày bắt đầu',
    cn: '截止日期不能早于开始日期',
    ar: 'لا يمكن أن يسبق الاستحقاق البداية',
  },
} as const satisfies Readonly<Record<string, Translations>>

/** What a card is about. */
export const cardLabels = {
  importacion: {
    label: {
      es: 'Importación',
      en: 'Import',
      fr: 'Importation',
      vi: 'Nhập khẩu',
      cn: '进口',
      ar: 'استيراد',
    },
    colour: 'info',
  },
  promocion: {
    label: {
      es: 'Promoción',
      en: 'Promotion',
      fr: 'Promotion',
      vi: 'Khuyến mãi',
      cn: '促销',
      ar: 'عرض ترويجي',
    },
    colour: 'success',
  },
  reparacion: {
    label: {
      es: 'Reparación',
      en: 'Repair',
      fr: 'Réparation',
      vi: 'Sửa chữa',
      cn: '维修',
      ar: 'إصلاح',
    },
    colour: 'warning',
  },
  urgente: {
    label: { es: 'Urgente', en: 'Urgent', fr: 'Urgent', vi: 'Khẩn', cn: '紧急', ar: 'عاجل' },
    colour: 'error',
  },
  interno: {
    label: { es: 'Interno', en: 'Internal', fr: 'Interne', vi: 'Nội bộ', cn: '内部', ar: 'داخلي' },
    colour: 'default',
  },
} as const
