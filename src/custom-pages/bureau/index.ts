import Icon from '@mui/icons-material/FactCheckOutlined'
import { later } from '../../pieces/later'
import type { CustomPage } from '../../providers/customPages'

/** The bureau and the signatures of one credit application, step by step (domain.md 5.14): `?id=` is its number. */
export const creditBureau: CustomPage = {
  path: 'credito/auth_equifax_uanataca',
  label: {
    es: 'Buró y firmas',
    en: 'Bureau and signatures',
    fr: 'Bureau de crédit et signatures',
    vi: 'Tra cứu tín dụng và chữ ký',
    cn: '征信与签署',
    ar: 'المكتب الائتماني والتوقيعات',
  },
  icon: Icon,
  group: 'credito',
  access: { resource: 'bureau-queries', act: 'create' },
  Page: later(async () => (await import('./BureauPage')).BureauPage),
}
