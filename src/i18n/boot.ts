import type { Language } from '../domain/text'

/** What can be said before any words are loaded: that nothing else was. */
export const bootWords: Readonly<Record<Language, { title: string; reload: string }>> = {
  en: { title: 'The page could not be loaded', reload: 'Reload' },
  fr: { title: 'La page n’a pas pu être chargée', reload: 'Recharger' },
  vi: { title: 'Không thể tải trang', reload: 'Tải lại' },
  cn: { title: '页面无法加载', reload: '重新加载' },
  ar: { title: 'تعذّر تحميل الصفحة', reload: 'إعادة التحميل' },
  es: { title: 'No se pudo cargar la página', reload: 'Recargar' },
}
