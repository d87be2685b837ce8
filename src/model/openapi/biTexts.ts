import type { Translations } from '../../domain/text'

/** What the document says of figures. */
export const biTexts = {
  bi: {
    es: 'Tableros de cifras',
    en: 'Dashboards of figures',
    fr: 'Tableaux de chiffres',
    vi: 'Bảng số liệu',
    cn: '数据看板',
    ar: 'لوحات الأرقام',
  },
  dashboard: {
    es: 'Las cifras de un tablero en un período, sobre lo que el lector puede ver',
    en: 'The figures of a dashboard in a period, over what its reader may see',
    fr: 'Les chiffres d’un tableau sur une période, sur ce que le lecteur peut voir',
    vi: 'Số liệu của một bảng trong một kỳ, trên những gì người đọc được xem',
    cn: '某周期内看板的数据，仅限读者可见的内容',
    ar: 'أرقام لوحة في فترة، مما يُسمح للقارئ برؤيته',
  },
  embed: {
    es: 'Con qué se muestra un informe de Power BI; sin cuenta, simulado en la demostración y no conectado en producción',
    en: 'What a Power BI report is shown with; without a tenant, simulated in the demo and not connected in production',
    fr: 'De quoi afficher un rapport Power BI ; sans compte, simulé en démonstration et non connecté en production',
    vi: 'Thông tin để hiển thị báo cáo Power BI; khi chưa có tài khoản: mô phỏng ở bản dùng thử, chưa kết nối ở bản chính thức',
    cn: '嵌入 Power BI 报表所需信息；无账户时，演示环境为模拟，生产环境为未连接',
    ar: 'ما يُعرض به تقرير Power BI؛ وبلا حساب: محاكى في العرض التجريبي وغير متصل في الإنتاج',
  },
} satisfies Record<string, Translations>
