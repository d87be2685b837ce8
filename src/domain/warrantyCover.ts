/** Months from the day of sale. */
export const coverMonths = 12

/** As the business writes it (domain.md 2.10). */
export const covered = 'En garantía por fecha de factura'
export const notCovered = 'Fuera de garantía por fecha'
/** We have no invoice of it: its day of sale is what somebody says. */
export const unproven = 'Venta por comprobar'

/** Whether a device that comes back is under cover by its day of sale. */
export const cover = {
  [covered]: {
    label: {
      es: covered,
      en: 'Under warranty by invoice date',
      fr: 'Sous garantie d’après la date de facture',
      vi: 'Còn bảo hành theo ngày hoá đơn',
      cn: '按发票日期在保修期内',
      ar: 'ضمن الضمان حسب تاريخ الفاتورة',
    },
    colour: 'success',
  },
  [notCovered]: {
    label: {
      es: notCovered,
      en: 'Out of warranty by date',
      fr: 'Hors garantie d’après la date',
      vi: 'Hết bảo hành theo ngày',
      cn: '按日期已过保修期',
      ar: 'خارج الضمان حسب التاريخ',
    },
    colour: 'error',
  },
  [unproven]: {
    label: {
      es: unproven,
      en: 'Not sold by us: sale to be proven',
      fr: 'Pas vendu par nous : vente à prouver',
      vi: 'Không do chúng tôi bán: cần chứng minh',
      cn: '非我方售出：待证明',
      ar: 'ليس من مبيعاتنا: يلزم إثبات البيع',
    },
    colour: 'warning',
  },
} as const
