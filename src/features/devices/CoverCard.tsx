import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Cover } from '../../contracts/service'
import { cover as covers } from '../../domain/devices/warrantyCover'
import { ValueChip } from '../../fields/display/ValueChip'
import { date } from '../../kinds/date/data'
import { useLanguage } from '../../providers/backend/backendContext'
import { useLabels, useResource, useTexts } from '../../providers/backend/catalogueContext'
import { RecordLink } from '../../ui/controls/MaybeLink'
import { Facts } from '../../ui/primitives/Facts'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'

/** A returned device: its cover first, then its owner and workshop. */
export function CoverCard({ cover, children }: { cover: Cover; children?: ReactNode }) {
  const { translate, language } = useTexts()
  const { data, taller, hasta } = cover
  const fact = useFact()
  const day = (value: string) => date.print(value, {}, language)
  return (
    <Card as="section" aria-label={translate('devices.cover')}>
      <Stack gap={4}>
        <Row wrap gap={3}>
          <Text as="h2" size="xl">
            <bdi>{data.NOM_PRODUCTO}</bdi>
          </Text>
          <CoverChip garantia={cover.garantia} />
          {data.DEVUELTO && (
            <ValueChip colour="warning">{translate('devices.isReturned')}</ValueChip>
          )}
        </Row>
        <Facts
          facts={[
            fact('code', data.IMEI_SERIE),
            fact('brand', data.NOM_MARCA),
            fact('soldOn', day(data.FECHA_VENTA)),
            fact('validUntil', day(hasta)),
            fact('whose', data.NOM_CLIENTE),
            fact('soldBy', data.NAME_EMPLEADO_X_FACTURACION),
            fact('invoice', data.NUMEROFACTURA),
          ]}
        />
        {taller ? (
          <Workshop taller={taller} />
        ) : (
          <CoverNote>{translate('devices.noWorkshop')}</CoverNote>
        )}
        <OpenOrder orden={cover.orden} />
        {children}
      </Stack>
    </Card>
  )
}

/** A quiet remark of the card. */
export const CoverNote = (props: { readonly children: ReactNode; readonly role?: 'status' }) => (
  <Text as="p" size="md" tone="secondary" {...props} />
)

/** Facts of the area's texts; without a value they are left out. */
function useFact() {
  const translate = useTranslate()
  return (name: string, value: string | null | undefined, href?: string) => ({
    label: translate(`devices.${name}`),
    value: value && href ? <FactLink href={href}>{value}</FactLink> : value && <bdi>{value}</bdi>,
  })
}

const FactLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className="f-link" href={href} dir="ltr">
    {children}
  </a>
)

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

function Workshop({ taller }: { readonly taller: NonNullable<Cover['taller']> }) {
  const translate = useTranslate()
  const fact = useFact()
  const { empresa, direccion, persona_contacto, correo_contacto, telefono_contacto } = taller
  return (
    <Stack gap={3}>
      <Text as="h3" size="md" strong>
        {translate('devices.workshop')} {empresa && <bdi>· {empresa}</bdi>}
      </Text>
      <Facts
        facts={[
          fact('address', direccion),
          fact('contact', persona_contacto),
          fact('phone', telefono_contacto, `tel:${telefono_contacto}`),
          fact('email', correo_contacto, `mailto:${correo_contacto}`),
        ]}
      />
    </Stack>
  )
}

/** A device has one open order at a time. */
function OpenOrder({ orden }: Pick<Cover, 'orden'>) {
  const translate = useTranslate()
  const labels = useLabels()
  const orders = useResource('warranty-orders')
  if (orden === null) return null
  return (
    <CoverNote role="status">
      <Text strong>{translate('devices.hasOpenOrder')}</Text>{' '}
      {orden !== true && (
        <RecordLink resource="warranty-orders" id={orden}>
          {labels.one(orders)} {orden}
        </RecordLink>
      )}
    </CoverNote>
  )
}
