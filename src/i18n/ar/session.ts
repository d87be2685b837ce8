import type { SessionMessages } from '../en/session'

export const session: SessionMessages = {
  title: 'جلستك على وشك الانتهاء',
  text: 'تنتهي الساعة {{time}}. أدخل كلمة المرور لتتابع من حيث أنت؛ وما كتبته يبقى محفوظًا.',
  continue: 'متابعة العمل',
  later: 'لاحقًا',
  renewed: 'يمكنك متابعة العمل',
}
