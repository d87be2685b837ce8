import Icon from '@mui/icons-material/FolderOutlined'
import { lazy } from 'react'
import type { CustomPage } from '../../providers/customPages'

/** Shared folders: price lists, catalogues, evidence (ux.md 8). */
export const filesManager: CustomPage = {
  path: 'files-manager',
  label: {
    es: 'Archivos',
    en: 'Files',
    fr: 'Fichiers',
    vi: 'Tệp',
    cn: '文件',
    ar: 'الملفات',
  },
  icon: Icon,
  group: 'equipo',
  access: { resource: 'shared-files', act: 'list' },
  Page: lazy(async () => ({ default: (await import('./FilesPage')).FilesPage })),
}
