import './cover.css'
import { LinkBase, useCreatePath, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Cover } from '../../contracts/service'
import { cover as covers } from '../../domain/devices/warrantyCover'
import { ValueChip } from '../../fields/display/ValueChip'
import { date } from '../../kinds/date/data'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'

interface CoverCardProps {
  readonly cover: Cover
  readonly children?: ReactNode
}

/** A returned device: its cover first, then its owner and workshop. */
export function CoverCard({ cover, children }: CoverCardProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { data, taller, hasta } = cover
  const day = (value: string) => date.print(value, {}, language)
  return (
    <section className="p-card cv-card" aria-label={translate('devices.cover')}>
      <div className="p-cluster cv-head">
        <h2>
          <bdi>{data.NOM_PRODUCTO}</bdi>
        </h2>
        <CoverChip garantia={cover.garantia} />
        {data.DEVUELTO && <ValueChip colour="warning">{translate('devices.isReturned')}</ValueChip>}
      </div>
      <dl className="cv-facts">
        <Fact name="code" value={data.IMEI_SERIE} />
        <Fact name="brand" value={data.NOM_MARCA} />
        <Fact name="soldOn" value={day(data.FECHA_VENTA)} />
        <Fact name="validUntil" value={day(hasta)} />
        <Fact name="whose" value={data.NOM_CLIENTE} />
        <Fact name="soldBy" value={data.NAME_EMPLEADO_X_FACTURACION} />
        <Fact name="invoice" value={data.NUMEROFACTURA} />
      </dl>
      {taller ? (
        <Workshop taller={taller} />
      ) : (
        <p className="cv-note">{translate('devices.noWorkshop')}</p>
      )}
      <OpenOrder orden={cover.orden} />
      {children}
    </section>
  )
}

/** Whether it is covered, in words and colour. */
export function CoverChip({ garantia }: Pick<Cover, 'garantia'>) {
  const language = useLanguage()
  const label = useResource('warranty-orders').fields.get('GARANTIA')
  const known = Object.hasOwn(covers, garantia)
    ? covers[garantia as keyof typeof covers]
    : undefined
  return (
    <ValueChip colour={known?.colour ?? 'default'}>
      {label?.print(garantia, language) ?? garantia}
    </ValueChip>
  )
}

interface FactProps {
  readonly name: string
  readonly value: string | null | undefined
  readonly href?: string
}
function Fact({ name, value, href }: FactProps) {
  const translate = useTranslate()
  if (!value) return null
  return (
    <div>
      <dt>{translate(`devices.${name}`)}</dt>
      <dd>
        {href ? (
          <a className="f-link" href={href} dir="ltr">
            {value}
          </a>
        ) : (
          <bdi>{value}</bdi>
        )}
      </dd>
    </div>
  )
}

function Workshop({ taller }: { readonly taller: NonNullable<Cover['taller']> }) {
  const translate = useTranslate()
  const { empresa, direccion, persona_contacto, correo_contacto, telefono_contacto } = taller
  return (
    <div className="cv-workshop">
      <h3>
        {translate('devices.workshop')} {empresa && <bdi>· {empresa}</bdi>}
      </h3>
      <dl className="cv-facts">
        <Fact name="address" value={direccion} />
        <Fact name="contact" value={persona_contacto} />
        <Fact name="phone" value={telefono_contacto} href={`tel:${telefono_contacto}`} />
        <Fact name="email" value={correo_contacto} href={`mailto:${correo_contacto}`} />
      </dl>
    </div>
  )
}

/** A device has one open order at a time. */
function OpenOrder({ orden }: Pick<Cover, 'orden'>) {
  const translate = useTranslate()
  const labels = useLabels()
  const orders = useResource('warranty-orders')
  const createPath = useCreatePath()
  if (orden === null) return null
  const told = translate('devices.hasOpenOrder')
  return (
    <p className="cv-note" role="status">
      <strong>{told}</strong>{' '}
      {orden !== true && (
        <LinkBase
          className="f-link"
          to={createPath({ resource: 'warranty-orders', type: 'show', id: orden })}
        >
          {labels.one(orders)} {orden}
        </LinkBase>
      )}
    </p>
  )
}
