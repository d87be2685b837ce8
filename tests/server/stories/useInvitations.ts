import type { Client, Json } from '../client'
import { aPdf } from '../fileBytes'
import { following, type Shop, useShop } from './useShop'

export const path = '/hanadb/api/credit-invitations'
const gate = '/hanadb/api/invitation'

/** The company with its invitations, and guests with a link. */
export function useInvitations() {
  const shop = useShop()
  const { server } = shop
  async function invite({ seller }: Pick<Shop, 'seller'>, more: object = {}) {
    const request = { TIPO_PERSONA: 'N', NOMBRE: 'Ana Vera', EMAIL: 'ana@demo.test', ...more }
    const { body } = await seller.post(path, request)
    return following(`${path}/${body.ID_INVITACION}`, body)
  }
  type Invitation = Awaited<ReturnType<typeof invite>>

  const secretIn = (text: unknown) => /#([0-9a-f]{64})/.exec(String(text))?.[1] ?? ''
  async function linkOf(user: Client, { path: at }: Invitation) {
    return secretIn((await user.post(`${at}/link`)).body.link)
  }
  /** A guest without an account, with a link. */
  const holding = (secret: string) => {
    const headers = { 'x-invitation': secret, 'accept-language': 'en' }
    return {
      secret,
      see: () => server.anyone.get(gate, headers),
      accept: () => server.anyone.post(`${gate}/accept`, { accepted: true }, headers),
      fill: (values: object) => server.anyone.put(gate, values, headers),
      send: () => server.anyone.post(`${gate}/send`, {}, headers),
      hand: (type: string, body: BodyInit = aPdf(), name = 'cedula.pdf') =>
        server.anyone.send(`${gate}/documents/${type}?name=${encodeURIComponent(name)}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          body,
        }),
      take: (type: string) => server.anyone.delete(`${gate}/documents/${type}`, headers),
    }
  }
  const filesIn = ({ documents }: Json) =>
    (documents?.list ?? []) as unknown as { type: string; file: object | null }[]

  async function opened(shop: Shop, more: object = {}) {
    const invitation = await invite(shop, more)
    await invitation.move(shop.seller, 'compartir')
    const guest = holding(await linkOf(shop.seller, invitation))
    await guest.accept()
    return { invitation, guest }
  }
  return { ...shop, invite, linkOf, holding, opened, secretIn, filesIn }
}
