import type { Translations } from '../../domain/text'

/** How the document names many records at once, and the way back. */
export const bulkTexts = {
  bulk: {
    es: 'Cambiar y crear muchos de una vez; con dryRun=true solo muestra lo que pasaría',
    en: 'Change and create many at once; with dryRun=true it only tells what would happen',
    fr: 'Modifier et créer plusieurs d’un coup ; avec dryRun=true, montre seulement le résultat',
    vi: 'Sửa và tạo nhiều bản ghi cùng lúc; dryRun=true chỉ cho biết kết quả',
    cn: '批量修改和新建；dryRun=true 时仅预览结果',
    ar: 'تعديل وإنشاء سجلات كثيرة معًا؛ مع dryRun=true يُعرض ما سيحدث فقط',
  },
  batches: {
    es: 'Importaciones y cambios en grupo recientes, y si aún se pueden deshacer',
    en: 'Recent imports and bulk changes, and whether they can still be undone',
    fr: 'Importations et modifications groupées récentes, et si elles peuvent encore être annulées',
    vi: 'Các lần nhập và thay đổi hàng loạt gần đây, và còn hoàn tác được hay không',
    cn: '最近的导入和批量更改，以及是否仍可撤销',
    ar: 'آخر عمليات الاستيراد والتغييرات الجماعية، وهل ما زال التراجع عنها ممكنًا',
  },
  undo: {
    es: 'Deshacer un lote entero',
    en: 'Undo a whole batch',
    fr: 'Annuler un lot entier',
    vi: 'Hoàn tác cả lô',
    cn: '撤销整个批次',
    ar: 'التراجع عن دفعة كاملة',
  },
  bulkFlow: {
    es: 'Mover muchos por su flujo; no se puede deshacer',
    en: 'Move many along their flow; cannot be undone',
    fr: 'Avancer plusieurs dans leur flux ; ne s’annule pas',
    vi: 'Chuyển nhiều bản ghi theo quy trình; không thể hoàn tác',
    cn: '批量推进流程；无法撤销',
    ar: 'نقل سجلات كثيرة ضمن مسارها؛ لا يمكن التراجع',
  },
} satisfies Record<string, Translations>
