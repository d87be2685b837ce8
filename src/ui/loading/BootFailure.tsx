import './bootFailure.css'
import { type EngineLanguage, inLanguage } from '../../base/text'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { useLoaded } from '../../providers/backend/useLoaded'

/** Error page without theme and texts, for an app that failed to load or crashed as a whole. */
export function BootFailure({ error }: { readonly error?: unknown }) {
  const { title, reload, reference } = inLanguage(bootTexts, useLanguage())
  const { faults } = useBackend()
  const id = useLoaded(() => faults.numberOf(error), [faults, error])
  return (
    <main className="boot-failure">
      <h1>{title}</h1>
      <button type="button" onClick={() => window.location.reload()}>
        {reload}
      </button>
      {id && (
        <p>
          {reference} <code dir="ltr">{id}</code>
        </p>
      )}
    </main>
  )
}

interface BootTexts {
  readonly title: string
  readonly reload: string
  readonly reference: string
}

/** Built in, because the failure may include the locales. */
const bootTexts: Readonly<Record<EngineLanguage, BootTexts>> = {
  en: { title: 'The page could not be loaded', reload: 'Reload', reference: 'Reference:' },
  fr: { title: 'La page n’a pas pu être chargée', reload: 'Recharger', reference: 'Référence :' },
  vi: { title: 'Không thể tải trang', reload: 'Tải lại', reference: 'Mã tham chiếu:' },
  cn: { title: '页面无法加载', reload: '重新加载', reference: '参考编号：' },
  ar: { title: 'تعذّر تحميل الصفحة', reload: 'إعادة التحميل', reference: 'المرجع:' },
  es: { title: 'No se pudo cargar la página', reload: 'Recargar', reference: 'Referencia:' },
}
