import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: 'تم تسليم {{done}} من {{total}}',
  approved: '{{approved}} تم فحصها واعتمادها',
  allApproved: 'كل المستندات معتمدة',
  changed: 'تغيّر هذا المستند. أُعيدت قراءة ما يمكن فعله به.',
  find: 'البحث عن طلب',
  findHint: 'الاسم أو RUC أو الممثل',
  nobody: 'لا يوجد طلب بهذا الاسم',
  another: 'طلب آخر',
  application: 'الطلب',
  authorisation: 'التفويض',
  score: 'التقييم',
  signFirst: 'لا يُستعلم عن أحد دون توقيعه. جهّز النص واعرض الشاشة على صاحب البيانات ليقرأ ويوقّع.',
  prepare: 'تجهيز التفويض',
  notAsked: 'يظهر التقييم هنا بعد استعلام المكتب بالتفويض الموقّع.',
  onTheWay: 'تم استعلام المكتب؛ الإجابة في الطريق.',
  noRecord: 'لا سجل لهذا الشخص لدى المكتب.',
  earlier: 'تفويضات سابقة',
}
