import { signatureTexts as texts } from '../texts/signatures'

const credit = ['9', '10'] as const

/** What an applicant signs (domain.md 4.4): credit alone prints it. */
export const creditPapers = {
  solicitud: {
    label: {
      es: 'Solicitud de crédito',
      en: 'Credit request',
      fr: 'Demande de crédit',
      vi: 'Đơn xin tín dụng',
      cn: '信贷申请书',
      ar: 'طلب الائتمان',
    },
    by: credit,
    layout: 'creditRequest',
  },
  autorizacion: {
    label: {
      es: 'Autorización de consulta al buró',
      en: 'Authorisation to ask the bureau',
      fr: 'Autorisation de consultation du bureau',
      vi: 'Ủy quyền tra cứu tín dụng',
      cn: '征信查询授权书',
      ar: 'تفويض الاستعلام الائتماني',
    },
    by: credit,
    layout: 'bureauAuthorisation',
  },
  pagare: {
    label: texts.note,
    by: credit,
    when: { MONTO_APROBADO: { gt: 0 } },
    layout: 'promissoryNote',
  },
} as const
