import type { Translations } from '../../domain/text'

/** Words of the terms an order is sold at. */
export const orderTermTexts = {
  exceptionWhy: {
    es: 'Motivo para aprobar fuera de plazo o cupo',
    en: 'Reason for approving beyond term or limit',
    fr: 'Motif d’accord hors délai ou plafond',
    vi: 'Lý do duyệt vượt thời hạn hoặc hạn mức',
    cn: '超账期或超额度批准的原因',
    ar: 'سبب الموافقة خارج الأجل أو الحد',
  },
  exceptionHelp: {
    es: 'Obligatorio si el plazo es más largo que el del cliente o el pedido supera su cupo.',
    en: 'Required if the term is longer than the customer’s or the order exceeds their limit.',
    fr: 'Obligatoire si le délai dépasse celui du client ou si la commande dépasse son plafond.',
    vi: 'Bắt buộc nếu thời hạn dài hơn của khách hoặc đơn vượt hạn mức.',
    cn: '若账期长于客户账期或订单超出额度则必填。',
    ar: 'إلزامي إن كان الأجل أطول من أجل العميل أو تجاوز الطلب حده.',
  },
  termHelp: {
    es: 'Vacío: el plazo propio del cliente.',
    en: 'Empty: the customer’s own term.',
    fr: 'Vide : le délai propre du client.',
    vi: 'Để trống: thời hạn của khách.',
    cn: '留空：客户自身账期。',
    ar: 'فارغ: أجل العميل نفسه.',
  },
} as const satisfies Readonly<Record<string, Translations>>
