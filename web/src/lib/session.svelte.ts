import { askJson, askNothing } from "./api";
import { problemOf } from "./problem";
import type { Identity, SecretToken, SessionSummary } from "./protocol";

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

  /** Who I am, if I am anybody yet. */
  async find(): Promise<Identity | null> {
    if (this.me) return this.me;
    try {
      this.me = await askJson<Identity>("GET", "/api/session");
    } catch (error) {
      if (problemOf(error).code !== "who-are-you") throw error;
    }
    return this.me;
  }

  async rename(name: string): Promise<void> {
    await this.start();
    this.me = await askJson<Identity>("PATCH", "/api/session", { name });
  }

  /** The address that makes another browser this same person, once and within a day. */
  async makeLink(): Promise<string> {
    await this.start();
    const { token } = await askJson<SecretToken>("POST", "/api/session/link");
    return `${location.origin}/enter#${token}`;
  }

  /** Whose identity a link carries; the link stays good. */
  async readLinkOwner(token: string): Promise<Identity> {
    return askJson<Identity>("POST", "/api/session/link/owner", { token });
  }

  /** Who this browser was before and can be again. */
  async listEarlier(): Promise<Identity[]> {
    return askJson<Identity[]>("GET", "/api/session/earlier");
  }

  async returnTo(user: string): Promise<void> {
    this.me = await askJson<Identity>("POST", "/api/session/earlier", { user });
  }

  async enter(token: string): Promise<void> {
    this.me = await askJson<Identity>("POST", "/api/session/enter", { token });
  }

  /** Where I am known, this browser first. */
  async listSessions(): Promise<SessionSummary[]> {
    return askJson<SessionSummary[]>("GET", "/api/sessions");
  }

  async endSession(id: string): Promise<void> {
    await askNothing("DELETE", `/api/sessions/${id}`);
  }

  async endOtherSessions(): Promise<void> {
    await askNothing("DELETE", "/api/sessions");
  }

  async setAccount(login: string, password: string): Promise<void> {
    await this.start();
    this.me = await askJson<Identity>("PUT", "/api/session/account", { login, password });
  }

  /** Ends all other sessions and links. */
  async changePassword(old_password: string, password: string): Promise<void> {
    const login = this.me?.login ?? "";
    this.me = await askJson<Identity>("PUT", "/api/session/account", { login, password, old_password });
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
