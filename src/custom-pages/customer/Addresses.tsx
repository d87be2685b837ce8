import Place from '@mui/icons-material/PlaceOutlined'
import { useTranslate } from 'ra-core'
import type { Client } from '../../features/customers/client'

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
    <section className="p-card cu-card">
      <h3>{translate('clients.addresses')}</h3>
      <ul className="cu-places">
        {addresses.map(({ _ID, TIPO, DIRECCION, ...place }) => (
          <li key={_ID ?? DIRECCION}>
            <span>
              <strong>
                <bdi>{TIPO}</bdi>
              </strong>
              <bdi>{DIRECCION}</bdi>
              <span className="cl-quiet">{place.NAME_SERVIENTREGA}</span>
            </span>
            {place.U_LS_LATITUD != null && place.U_LS_LONGITUD != null && (
              <a
                href={`https://www.google.com/maps?q=${place.U_LS_LATITUD},${place.U_LS_LONGITUD}`}
                target="_blank"
                rel="noreferrer"
                aria-label={translate('clients.map', { name: TIPO })}
                title={translate('clients.map', { name: TIPO })}
              >
                <Place fontSize="small" aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
