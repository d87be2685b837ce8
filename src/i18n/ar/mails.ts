import type { MailMessages } from '../en/mails'

export const mails: MailMessages = {
  verifySubject: 'رمز Mostrador الخاص بك',
  verifyText: 'رمزك هو {{code}}، وهو صالح لمدة 30 دقيقة.\n\nإذا لم تطلبه فتجاهل هذه الرسالة.',
  resetSubject: 'غيّر كلمة مرور Mostrador',
  resetText:
    'لاختيار كلمة مرور جديدة افتح هذا الرابط، وهو صالح مرة واحدة لمدة 60 دقيقة:\n\n{{link}}\n\nإذا لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  invitationSubject: 'تدعوك {{company}} إلى طلب ائتمان',
  invitationText:
    'مرحبًا {{name}}،\n\nتدعوك {{company}} إلى ملء طلب الائتمان. لا تحتاج إلى حساب؛ ويمكنك التوقف والمتابعة لاحقًا بالرابط نفسه حتى {{until}}:\n\n{{link}}\n\nلا تشارك الرابط: من يملكه يرى ما ملأته.',
  noticesSubject: 'إشعارات Mostrador: {{count}}',
  noticesRest: 'إشعارات أخرى في التطبيق: {{count}}.',
  noticesWhy: 'تصلك هذه الرسالة لأنك طلبتها. لتغيير ذلك: {{link}}',
}
