import { aWord, PASSWORD } from './useApp'

const carried = ['ROLE', 'COMPANY', 'EMPRESA', 'EMPRESAS', 'WAREHOUSE', 'SUCURSAL']

/** A new account like a demo account, without marks of today. Returns its name. */
export async function newAccount(address: string, like: string): Promise<string> {
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${address}/hanadb/api/${path}`, init)
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.message}`)
    return body
  }
  const json = { 'content-type': 'application/json' }
  const account = JSON.stringify({ email: 'admin@demo.test', password: PASSWORD })
  const admin = await send('account/login', { method: 'POST', headers: json, body: account })
  const headers = { ...json, authorization: `Bearer ${admin.accessToken}` }
  const filter = encodeURIComponent(JSON.stringify({ EMAIL: `${like}@demo.test` }))
  const { users } = await send(`users?filter=${filter}`, { headers })
  const name = `${like}-${aWord()}`
  const own = { DISPLAYNAME: name, EMAIL: `${name}@demo.test`, PASSWORD }
  const same = Object.fromEntries(carried.map(field => [field, users[0][field]]))
  await send('users', { method: 'POST', headers, body: JSON.stringify({ ...same, ...own }) })
  return name
}
