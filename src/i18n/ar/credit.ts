import type { CreditMessages } from '../en/credit'

export const credit: CreditMessages = {
  handedIn: 'تم تسليم {{done}} من {{total}}',
  approved: '{{approved}} تم فحصها واعتمادها',
  allApproved: 'كل المستندات معتمدة',
  changed: 'تغيّر هذا المستند. أُعيدت قراءة ما يمكن فعله به.',
}
