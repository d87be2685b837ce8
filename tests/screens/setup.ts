import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'
import { installComputedStyle } from './computedStyle'

installComputedStyle()

// jsdom brings bytes of its own kind, which the server's libraries take for none: Node's again.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)

// It aborts with Node's exception but names another one so, which react-admin would then log.
const aborted = new AbortController()
aborted.abort()
globalThis.DOMException = aborted.signal.reason.constructor

// jsdom knows the dialog element but not what opens and closes it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// It does not know <search>; which elements there are is the compiler's to say.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

// The first test of a file waits for the code its pages load; a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000, getElementError })

/** Each try of `findBy…` makes an error: the document is printed only when a message is read. */
function getElementError(text: string | null, container: Element) {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  const get = () => [text, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get, configurable: true })
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
