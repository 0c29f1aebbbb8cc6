import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { Response as OutsideResponse } from 'miniflare';
import { site } from '#content/site.ts';
import { postsBy } from '../test-requests.ts';
import { startSite } from '../test-site.ts';

export const team = 'team.access.test';
export const audience = 'a'.repeat(64);
const who = site.mail.hello;

interface Key {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwk: JWK;
}

export async function makeKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, publicKey, jwk };
}

/** Valid for ten minutes. `changes` override claims; undefined removes one. */
export function tokenOf({ kid, privateKey }: Pick<Key, 'privateKey'> & { kid?: string }, changes: JWTPayload = {}) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://${team}`,
    aud: [audience],
    email: who,
    iat: now,
    nbf: now,
    exp: now + 600,
    ...changes,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
}

export async function startDesk(bindings: Record<string, string> = {}) {
  const key = await makeKey('first');
  const { site: miniflare, db } = await startSite({
    bindings: { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience, ...bindings },
    outboundService: ({ url }: { url: string }) =>
      url === `https://${team}/cdn-cgi/access/certs`
        ? OutsideResponse.json({ keys: [key.jwk] })
        : new OutsideResponse(null, { status: 502 }),
  });
  const token = await tokenOf(key);

  const fetchWithoutToken = (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string; redirect?: 'follow' } = {},
  ) => miniflare.dispatchFetch(new URL(path, site.origin).href, { redirect: 'manual', ...init });
  return {
    miniflare,
    db,
    key,
    who,
    fetchWithoutToken,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetchWithoutToken(path, { headers: { 'Cf-Access-Jwt-Assertion': token, ...headers } }),
    post: postsBy((path, body, headers) => {
      const ours = { 'Cf-Access-Jwt-Assertion': token, Origin: new URL(site.origin).origin };
      return fetchWithoutToken(path, { method: 'POST', headers: { ...ours, ...headers }, body });
    }).post,
  };
}
