import type { Text } from './text'

/** Where people work, by the code of their account (domain.md 6, branches): stores, the office, nowhere yet. */
export const workBranches: Readonly<Record<string, Text>> = {
  '1': 'Cuenca Centro',
  '2': 'Cuenca Turi',
  '3': 'Quito Norte',
  '4': 'Quito Sur',
  '5': 'Guayaquil Colón',
  '6': 'Guayaquil Alborada',
  '7': 'Manta',
  '8': 'Machala',
  '9': 'Loja',
  '10': {
    es: 'Administración',
    en: 'Head office',
    fr: 'Administration',
    vi: 'Văn phòng chính',
    cn: '总部',
    ar: 'الإدارة',
  },
  '0': {
    es: 'Sin asignar',
    en: 'Not assigned',
    fr: 'Non affecté',
    vi: 'Chưa phân công',
    cn: '未分配',
    ar: 'غير محدد',
  },
}
