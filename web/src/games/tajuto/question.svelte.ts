import { recall, remember } from "../../lib/storage";

const KEY = "tajuto.ask-end";

/** Whether a turn that ends with actions left is asked about first; this browser remembers the answer. */
class EndQuestion {
  private isWanted = $state(recall(KEY) !== "off");

  get isOn(): boolean {
    return this.isWanted;
  }

  set isOn(next: boolean) {
    this.isWanted = next;
    remember(KEY, next ? "on" : "off");
  }
}

export const endQuestion = new EndQuestion();
