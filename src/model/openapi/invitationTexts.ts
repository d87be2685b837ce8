import type { Translations } from '../../domain/text'

/** What the document says of invitations to apply for credit. */
export const invitationTexts = {
  invitation: {
    es: 'Llenar una solicitud de crédito con el enlace de una invitación, sin cuenta',
    en: 'Fill in a credit application by the link of an invitation, without an account',
    fr: 'Remplir une demande de crédit par le lien d’une invitation, sans compte',
    vi: 'Điền hồ sơ tín dụng qua liên kết lời mời, không cần tài khoản',
    cn: '凭邀请链接填写信贷申请，无需账户',
    ar: 'ملء طلب ائتمان عبر رابط دعوة دون حساب',
  },
  invitationLink: {
    es: 'Un enlace nuevo de la invitación: se dice una sola vez',
    en: 'A new link of the invitation: it is told once',
    fr: 'Un nouveau lien de l’invitation : il n’est donné qu’une fois',
    vi: 'Liên kết mới của lời mời: chỉ hiển thị một lần',
    cn: '邀请的新链接：仅显示一次',
    ar: 'رابط جديد للدعوة: يُعرض مرة واحدة',
  },
} as const satisfies Readonly<Record<string, Translations>>
