import type { SiteMessages } from '../en/site'

export const site: SiteMessages = {
  nav: {
    main: 'الصفحات الرئيسية',
    about: 'من نحن',
    pricing: 'الأسعار',
    payment: 'طرق الدفع',
    faqs: 'أسئلة',
    contact: 'اتصل بنا',
    open: 'فتح Mostrador',
  },
  foot: {
    text: 'هواتف وإلكترونيات للمتاجر في كل أنحاء الإكوادور.',
    company: 'الشركة',
    help: 'مساعدة',
    documents: 'مستندات',
    legal: 'حماية البيانات',
    resolution: 'القرار التنظيمي (PDF)',
    changelog: 'ما الجديد',
    demo: 'الشركة والعناوين والحسابات خيالية.',
  },
}
