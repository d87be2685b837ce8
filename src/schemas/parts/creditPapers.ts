const credit = ['credit', 'admin'] as const

/** Documents an applicant signs (business.md#credit-applications); printed by credit only. */
export const creditPapers = {
  solicitud: { label: 'Solicitud de crédito', allow: credit, template: 'creditRequest' },
  autorizacion: {
    label: 'Autorización de consulta al buró',
    allow: credit,
    template: 'bureauAuthorisation',
  },
  pagare: {
    label: 'Pagaré',
    allow: credit,
    when: { MONTO_APROBADO: { gt: 0 } },
    template: 'promissoryNote',
  },
} as const
