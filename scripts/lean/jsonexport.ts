/** Files are exported by the server. */
export default undefined
