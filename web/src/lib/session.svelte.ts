import { askJson, askNothing } from "./api";
import type { Identity, SecretToken } from "./protocol";

/** Who one is here. Whoever comes is a guest at once: nothing asks for an account. */
class Session {
  me = $state<Identity | null>(null);
  private starting: Promise<Identity> | null = null;

  /** Who I am; a guest is made of somebody who is nobody yet. */
  async start(): Promise<Identity> {
    if (this.me) return this.me;
    this.starting ??= askJson<Identity>("POST", "/api/session").finally(() => (this.starting = null));
    this.me = await this.starting;
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await askJson<Identity>("PATCH", "/api/session", { name });
  }

  /** The address that makes another browser this same person, once and within a day. */
  async makeLink(): Promise<string> {
    const { token } = await askJson<SecretToken>("POST", "/api/session/link");
    return `${location.origin}/enter#${token}`;
  }

  async enter(token: string): Promise<void> {
    this.me = await askJson<Identity>("POST", "/api/session/enter", { token });
  }

  async setAccount(login: string, password: string): Promise<void> {
    this.me = await askJson<Identity>("PUT", "/api/session/account", { login, password });
  }

  async logIn(login: string, password: string): Promise<void> {
    this.me = await askJson<Identity>("POST", "/api/session/login", { login, password });
  }

  async logOut(): Promise<void> {
    await askNothing("DELETE", "/api/session");
    this.me = null;
  }
}

export const session = new Session();
