import type { Language } from '../domain/text'

interface BootWords {
  readonly title: string
  readonly reload: string
  readonly reference: string
}

/** What can be said before any words are loaded: that nothing else was. */
export const bootWords: Readonly<Record<Language, BootWords>> = {
  en: { title: 'The page could not be loaded', reload: 'Reload', reference: 'Reference:' },
  fr: { title: 'La page n’a pas pu être chargée', reload: 'Recharger', reference: 'Référence :' },
  vi: { title: 'Không thể tải trang', reload: 'Tải lại', reference: 'Mã tham chiếu:' },
  cn: { title: '页面无法加载', reload: '重新加载', reference: '参考编号：' },
  ar: { title: 'تعذّر تحميل الصفحة', reload: 'إعادة التحميل', reference: 'المرجع:' },
  es: { title: 'No se pudo cargar la página', reload: 'Recargar', reference: 'Referencia:' },
}
