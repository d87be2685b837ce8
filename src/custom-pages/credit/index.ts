import Company from '@mui/icons-material/AddBusinessOutlined'
import Update from '@mui/icons-material/ManageAccountsOutlined'
import Person from '@mui/icons-material/PersonAddAltOutlined'
import { later } from '../../pieces/later'
import type { CustomPage } from '../../providers/customPages'

const resource = 'credit-applications'
const creates = { group: 'credito', access: { resource, act: 'create' } } as const
const updates = { group: false, access: { resource, act: 'edit' }, icon: Update } as const
const pages = () => import('./pages')

/** A company asks to buy on credit (domain.md 5.14). */
export const newCompany: CustomPage = {
  path: 'credito/juridica/crear',
  label: {
    es: 'Nueva solicitud jurídica',
    en: 'New company application',
    fr: 'Nouvelle demande de société',
    vi: 'Hồ sơ pháp nhân mới',
    cn: '新建法人申请',
    ar: 'طلب جديد لشركة',
  },
  icon: Company,
  ...creates,
  Page: later(async () => (await pages()).NewCompany),
}

/** A natural person does. */
export const newPerson: CustomPage = {
  path: 'credito/natural/crear',
  label: {
    es: 'Nueva solicitud natural',
    en: 'New personal application',
    fr: 'Nouvelle demande de personne',
    vi: 'Hồ sơ cá nhân mới',
    cn: '新建自然人申请',
    ar: 'طلب جديد لشخص',
  },
  icon: Person,
  ...creates,
  Page: later(async () => (await pages()).NewPerson),
}

/** An application with its documents and its history: `?id=` is its number or its RUC. */
export const application: CustomPage = {
  path: 'credito/juridica/actualizar',
  also: ['credito/natural/actualizar'],
  label: {
    es: 'Actualizar solicitud',
    en: 'Update application',
    fr: 'Mettre à jour la demande',
    vi: 'Cập nhật hồ sơ',
    cn: '更新申请',
    ar: 'تحديث الطلب',
  },
  ...updates,
  Page: later(async () => (await pages()).Application),
}
