import Place from '@mui/icons-material/PlaceOutlined'
import { useTranslate } from 'ra-core'
import type { Client } from '../../features/customers/client'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'

interface Address {
  readonly _ID?: number
  readonly TIPO: string
  readonly DIRECCION: string
  readonly NAME_SERVIENTREGA?: string | null
  readonly U_LS_LATITUD?: number | null
  readonly U_LS_LONGITUD?: number | null
}

/** Delivery addresses with directions. */
export function Addresses({ client }: { readonly client: Client }) {
  const translate = useTranslate()
  const addresses = (client.ENVIO ?? []) as readonly Address[]
  if (addresses.length === 0) return null
  return (
    <Card title={translate('clients.addresses')} level={3}>
      <Stack as="ul" gap={3}>
        {addresses.map(({ _ID, TIPO, DIRECCION, ...place }) => (
          <Row as="li" key={_ID ?? DIRECCION} gap={3}>
            <Stack gap={0} grow>
              <strong>
                <bdi>{TIPO}</bdi>
              </strong>
              <Text size="md">
                <bdi>{DIRECCION}</bdi>
              </Text>
              <Text size="sm" tone="secondary">
                {place.NAME_SERVIENTREGA}
              </Text>
            </Stack>
            {place.U_LS_LATITUD != null && place.U_LS_LONGITUD != null && (
              <a
                href={`https://www.google.com/maps?q=${place.U_LS_LATITUD},${place.U_LS_LONGITUD}`}
                target="_blank"
                rel="noreferrer"
                className="p-icon-button"
                aria-label={translate('clients.map', { name: TIPO })}
                title={translate('clients.map', { name: TIPO })}
              >
                <Place fontSize="small" aria-hidden="true" />
              </a>
            )}
          </Row>
        ))}
      </Stack>
    </Card>
  )
}
