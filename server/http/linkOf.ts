import { tenantOf } from '../../src/base/business'
import type { AppContext, AppRequest } from './appContext'
import { linkSigner } from './signedLinks'

export type Link = (path: string, request?: unknown) => string
export type LinkOf = (c: AppRequest) => Link

export function linksFor(context: AppContext): LinkOf {
  const signer = linkSigner(context)
  return c => (path, request) =>
    signer.sign(path, {
      session: c.get('session').id,
      userId: c.get('session').userId,
      company: tenantOf(c.get('me')),
      language: c.get('language'),
      ...(c.get('viewAs') === undefined ? {} : { viewAs: c.get('viewAs') }),
      ...(request === undefined ? {} : { request }),
    })
}
