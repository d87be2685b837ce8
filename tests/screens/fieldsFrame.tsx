import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import {
  CoreAdminContext,
  type DataProvider,
  Form,
  type I18nProvider,
  memoryStore,
  ResourceContextProvider,
} from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { defaultSettings } from '../../src/base/accounts/settings'
import { areaFeatures } from '../../src/business/app/areaFeatures'
import { LiveRecordProvider } from '../../src/fields/record/liveRecord'
import { FormField } from '../../src/fields/registry/FormField'
import { loadParts } from '../../src/fields/registry/registry'
import { loadTexts } from '../../src/i18n/namespaces'
import { translateWith } from '../../src/i18n/translate'
import type { Me } from '../../src/model/access/access'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { Catalogue } from '../../src/model/fields/resource'
import type { AnySchema } from '../../src/model/schema'
import type { Backend } from '../../src/providers/backend/backend'
import { BackendProvider } from '../../src/providers/backend/backendContext'
import { CatalogueContext } from '../../src/providers/backend/catalogueContext'
import type { Http } from '../../src/providers/http/http'
import { createLive } from '../../src/providers/live/live'
import { AreaFeaturesContext } from '../../src/ui/features/areaFeatures'

export const admin: Me = {
  ID: 1,
  ROLE: '10',
  COMPANY: null,
  EMPRESA: '1',
  EMPRESAS: ['1'],
  WAREHOUSE: [],
  CARD_CODE: null,
  SUCURSAL: null,
}
const unheard = () => () => undefined
const backendWith = (upload: Http['upload'] | undefined) =>
  ({
    http: { upload },
    session: { subscribe: unheard },
    worker: { subscribe: unheard, isNewer: () => false },
    connection: { subscribe: unheard, view: () => 'fine' },
    language: { subscribe: unheard, current: () => 'es' },
    settings: { subscribe: unheard, view: () => defaultSettings },
    viewAs: { subscribe: unheard, current: () => null },
    live: createLive(false),
    server: { settings: async () => ({ pictures: ['https://pictures.example'] }) },
    me: () => admin,
    ownMe: () => admin,
    onMe: unheard,
  }) as unknown as Backend

const say = translateWith('es', await loadTexts('es'))
const i18nProvider: I18nProvider = {
  translate: (key, options) => say(key, options),
  changeLocale: async () => undefined,
  getLocale: () => 'es',
}

interface FrameProps {
  readonly catalogue: Catalogue
  readonly dataProvider: Partial<DataProvider>
  readonly upload?: Http['upload'] | undefined
  readonly children: ReactNode
}

/** Context of fields and generated pages: a signed-in person, texts, data. */
const Frame = ({ catalogue, dataProvider, upload, children }: FrameProps) => (
  <BackendProvider backend={backendWith(upload)}>
    <CatalogueContext value={catalogue}>
      <CoreAdminContext
        dataProvider={dataProvider as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <AreaFeaturesContext value={areaFeatures}>
          <Suspense fallback={null}>{children}</Suspense>
        </AreaFeaturesContext>
      </CoreAdminContext>
    </CatalogueContext>
  </BackendProvider>
)

export const inFrame = (props: FrameProps) => render(<Frame {...props} />)

interface FormStory {
  readonly schemas: readonly AnySchema[]
  readonly record?: Readonly<Record<string, unknown>>
  readonly dataProvider?: Partial<DataProvider>
  /** Upload of files. */
  readonly upload?: Http['upload']
}

/** A form with every field of the first schema; collects submitted values. */
export async function renderFields(story: FormStory) {
  const { schemas, record = {}, dataProvider = {}, upload } = story
  const catalogue = createCatalogue(schemas)
  const resource = catalogue.get(schemas[0]?.name ?? '')
  const fields = [...resource.fields.values()]
  await loadParts(fields, 'Input')
  const submitted: Record<string, unknown>[] = []
  inFrame({
    catalogue,
    dataProvider,
    upload,
    children: (
      <Form
        noValidate
        record={{ id: 1, ...record }}
        resource={resource.name}
        onSubmit={(values: Record<string, unknown>) => {
          submitted.push(values)
        }}
      >
        <ResourceContextProvider value={resource.name}>
          <LiveRecordProvider>
            {fields.map(field => (
              <FormField key={field.name} field={field} writable={!field.readOnly} />
            ))}
            <button type="submit">Guardar</button>
          </LiveRecordProvider>
        </ResourceContextProvider>
      </Form>
    ),
  })
  return { submitted, resource }
}
